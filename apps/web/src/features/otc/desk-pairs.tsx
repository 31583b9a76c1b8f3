import { Button, Card, CardBody, CardHeader, CardTitle, CoinIcon, TwoLine } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { ExactMoney } from "../../platform/money/money.tsx";
import { Page } from "../../platform/page/page.tsx";
import { useRateText } from "../../platform/quote/rate-text.ts";
import { stringifySearch } from "../../platform/url/search.ts";
import { useMarket } from "./market.ts";
import type { Request } from "./request.ts";
import { pairOf, type Terms } from "./terms.ts";

/** The desk's pairs for visitors; a link's values are kept through sign-in. */
export function DeskPairs({ terms, asked }: { terms: Terms; asked: Request }) {
  const { symbol, side, by, size } = asked;
  const { quoteSeconds: seconds = 0, settlementHourCount: hours = 0 } = pairOf(terms, symbol) ?? {};
  const next = (pair: string) =>
    `/otc${stringifySearch(pair === symbol && size !== "" ? { pair, side, by, size } : { pair })}`;
  return (
    <Page
      title={<FormattedMessage id="otc.title" />}
      lead={<FormattedMessage id="otc.lead" values={{ seconds, hours }} />}
      actions={
        <Button asChild>
          <Link to="/user/login" search={{ next: next(symbol) }}>
            <FormattedMessage id="otc.signIn" />
          </Link>
        </Button>
      }
    >
      <Card>
        <CardHeader>
          <CardTitle>
            <FormattedMessage id="otc.pairs" />
          </CardTitle>
        </CardHeader>
        <ul className="flex flex-col">
          {terms.pairs.map(({ symbol: pair, base, quote, minimumQuantity }) => (
            <li key={pair} className="border-line border-t first:border-t-0">
              <Link
                to="/user/login"
                search={{ next: next(pair) }}
                className="flex items-center justify-between gap-3 px-5 py-3 hover:bg-sunken"
              >
                <TwoLine
                  icon={<CoinIcon ticker={base} />}
                  title={pair.replace("/", " / ")}
                  note={
                    <>
                      <FormattedMessage id="otc.least" /> <ExactMoney amount={minimumQuantity} unit={base} />
                    </>
                  }
                />
                <PairRate symbol={pair} quote={quote} />
              </Link>
            </li>
          ))}
        </ul>
        <CardBody className="border-line border-t text-ink-2 text-label">
          <FormattedMessage id="otc.signInNote" />
        </CardBody>
      </Card>
    </Page>
  );
}

function PairRate({ symbol, quote }: { symbol: string; quote: string }) {
  const rateText = useRateText();
  const { referenceRate } = useMarket(symbol);
  return (
    <span className="text-right tabular-nums">
      {referenceRate === null ? (
        <FormattedMessage id="otc.noMarket" />
      ) : (
        <>
          {rateText(referenceRate)} <span className="text-ink-2">{quote}</span>
        </>
      )}
    </span>
  );
}
