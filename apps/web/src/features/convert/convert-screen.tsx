import { Card, CardBody } from "@coffer/ui";
import { useState } from "react";
import { PriceLine } from "../../platform/quote/price-line.tsx";
import { useHasSession } from "../../platform/session.ts";
import { type Choice, partnersOf } from "./choice.ts";
import { ConvertFlow } from "./convert-flow.tsx";
import { LargeConvert } from "./large-convert.tsx";
import { useMarket, useTicks } from "./market.ts";
import { RecentConversions } from "./recent-conversions.tsx";
import type { ConvertSearch } from "./search.ts";
import { pairIn, type Terms, useTerms } from "./terms.ts";
import { VisitorConvert } from "./visitor-convert.tsx";

/** The default pair. */
const usual = "USDT";

/** The link's values, if the pair exists. */
function startOf(asked: ConvertSearch, { pairs }: Terms): Choice {
  const known = (coin: string | undefined) => (coin && partnersOf(pairs, coin).length > 0 ? coin : undefined);
  const fromCoin = known(asked.from) ?? (asked.to === usual ? undefined : known(usual)) ?? pairs[0]?.fromCoin ?? "";
  const partners = partnersOf(pairs, fromCoin);
  const toCoin = partners.find((coin) => coin === asked.to) ?? partners[0] ?? "";
  return { fromCoin, toCoin, side: asked.side ?? "from", amount: asked.amount ?? "" };
}

/** The form, the pair's price history, and earlier conversions. */
export function ConvertScreen({ asked }: { asked: ConvertSearch }) {
  const terms = useTerms();
  useTicks();
  const [start] = useState(() => startOf(asked, terms));
  const [followed, follow] = useState(start);
  const hasSession = useHasSession();
  const pair = pairIn(terms, followed);
  const Form = hasSession ? ConvertFlow : VisitorConvert;
  const isLarge = hasSession && asked.way === "desk";
  const large = {
    way: `${followed.fromCoin}/${followed.toCoin}`,
    amount: start.side === "from" ? start.amount : "",
    least: "",
  };
  return (
    <div className="min-w-0">
      {isLarge ? (
        <LargeConvert terms={terms} start={large} follow={follow} />
      ) : (
        <Form terms={terms} start={start} follow={follow} />
      )}
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,560px)_minmax(280px,1fr)] lg:items-start">
        {hasSession && <RecentConversions />}
        {pair && (
          <Card>
            <CardBody>
              <PairLine symbol={pair.symbol} />
            </CardBody>
          </Card>
        )}
      </div>
    </div>
  );
}

function PairLine({ symbol }: { symbol: string }) {
  return <PriceLine symbol={symbol} now={useMarket(symbol)?.rate} />;
}
