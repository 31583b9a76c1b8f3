import { Card, CardBody, CardTitle, SummaryList, SummaryRow, SummaryTotal } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { compare } from "../../../platform/amount/amount.ts";
import { networkOf } from "../../../platform/destination/coin-network-field.tsx";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { ExactMoney } from "../../../platform/money/money.tsx";
import { api } from "../api.ts";
import { type Ask, type AskTerms, aboutInCoin, channelOf } from "./ask-rule.ts";

export interface AskSummaryProps {
  terms: AskTerms;
  ask: Pick<Ask, "coin" | "network" | "priceIn" | "amount">;
}

/** The customer's amount, the rate, and the channel's fee. */
export function AskSummary({ terms, ask }: AskSummaryProps) {
  const { coin, network, priceIn, amount } = ask;
  const rate = useRate(priceIn, coin);
  const channel = channelOf(terms, ask);
  const chosen = networkOf(terms.coins, { coin, network });
  const isFiat = priceIn !== coin;
  const sends =
    amount === "" || !chosen
      ? undefined
      : !isFiat
        ? amount
        : rate && compare(rate, "0") > 0
          ? aboutInCoin(amount, rate, chosen.scale)
          : undefined;
  return (
    <Card>
      <CardBody className="flex flex-col gap-4">
        <CardTitle>
          <FormattedMessage id="flow.summary" />
        </CardTitle>
        <SummaryList>
          {isFiat && rate && (
            <SummaryRow
              label={<FormattedMessage id="merchantTill.rate" />}
              value={
                <>
                  {rate}{" "}
                  <span className="text-ink-2">
                    {priceIn}/{coin}
                  </span>
                </>
              }
            />
          )}
          {channel && (
            <SummaryRow label={<FormattedMessage id="merchantTill.channelFee" />} value={`${channel.ratePercent} %`} />
          )}
          {channel && (
            <SummaryRow
              label={<FormattedMessage id="merchantTill.settles" />}
              value={<FormattedMessage id="merchantTill.settlesIn" values={{ hours: channel.settlementHourCount }} />}
            />
          )}
          <SummaryTotal
            className="flex-wrap"
            label={<FormattedMessage id={isFiat ? "merchantTill.paysAbout" : "merchantTill.pays"} />}
            value={sends === undefined ? "–" : <ExactMoney amount={sends} unit={coin} />}
          />
        </SummaryList>
        {isFiat && (
          <p className="text-ink-2 text-label">
            <FormattedMessage id="merchantTill.rateFixed" />
          </p>
        )}
      </CardBody>
    </Card>
  );
}

/** Returns the merchant's own rate for a pair, else the market's. */
function useRate(fiatCurrency: string, collectionCurrency: string): string | undefined {
  const enabled = fiatCurrency !== "" && collectionCurrency !== "" && fiatCurrency !== collectionCurrency;
  const own = useQuery({
    ...api.merchant.getMerchantRateSettings.queryOptions(),
    enabled,
    meta: { shows: "nothing" },
  }).data?.items.find(
    (each) => each.fiatCurrency === fiatCurrency && each.collectionCurrency === collectionCurrency,
  )?.rate;
  const market = useQuery({
    ...api.merchant.getReferenceExchangeRate.queryOptions({ fiatCurrency, collectionCurrency }),
    enabled: enabled && own === undefined,
    meta: { shows: "nothing" },
  }).data?.rate;
  return own ?? market;
}
