import { Card, CardBody } from "@coffer/ui";
import { useState } from "react";
import { PriceLine } from "../../platform/quote/price-line.tsx";
import { useHasSession } from "../../platform/session.ts";
import { CustomPriceDesk } from "./custom-price-desk.tsx";
import { DeskPairs } from "./desk-pairs.tsx";
import { useMarket } from "./market.ts";
import { RequestDesk } from "./request-desk.tsx";
import type { DeskSearch } from "./search.ts";
import { pairOf, type Terms, useTerms } from "./terms.ts";

/** The link's values, if the desk trades them. */
function startOf({ pair, side, by, size }: DeskSearch, terms: Terms) {
  const symbol = (pair && pairOf(terms, pair)?.symbol) ?? terms.pairs[0]?.symbol ?? "";
  return { symbol, side: side ?? ("buy" as const), by: by ?? ("quantity" as const), size: size ?? "" };
}

/** The desk: a quote or a limit order, its pairs, and the market's history. */
export function DeskScreen({ asked }: { asked: DeskSearch }) {
  const terms = useTerms();
  const hasSession = useHasSession();
  const [start] = useState(() => startOf(asked, terms));
  const [followed, follow] = useState(start.symbol);
  const { symbol, side, by, size } = start;
  if (!hasSession) return <DeskPairs terms={terms} asked={start} />;
  const own = { symbol, side, quantity: by === "quantity" ? size : "", price: "", remark: "" };
  return (
    <div className="min-w-0">
      {asked.way === "own" ? (
        <CustomPriceDesk terms={terms} start={own} follow={follow} />
      ) : (
        <RequestDesk terms={terms} start={start} follow={follow} />
      )}
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,560px)_minmax(280px,1fr)] lg:items-start">
        <Card>
          <CardBody>
            <PairLine symbol={followed} />
          </CardBody>
        </Card>
      </div>
    </div>
  );
}

function PairLine({ symbol }: { symbol: string }) {
  return <PriceLine symbol={symbol} now={useMarket(symbol).referenceRate ?? undefined} />;
}
