import type { FiatTradeState, TradeSide } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../platform/p2p/api.ts";
import { LoadFailure } from "../../../platform/page/load-failure.tsx";
import { PageSkeleton } from "../../../platform/page/page-skeleton.tsx";
import { useHasSession } from "../../../platform/session.ts";
import type { Trade } from "./trade.ts";
import { TradeDesk } from "./trade-desk.tsx";
import type { TradeSearch } from "./trade-search.ts";
import { pairOf, pairsOn, type Terms, useTerms } from "./use-terms.ts";
import { VisitorTrade } from "./visitor-trade.tsx";

/** The link's values if they are traded; else the user's receiving method's, else the first. */
function startOf({ coin, currency, by, size }: TradeSearch, side: TradeSide, terms: Terms): Trade {
  const pairs = pairsOn(terms, side);
  const first = pairs[0] ?? { coin: "", legalCurrency: "" };
  const home = terms.own.find(({ active }) => active)?.legalCurrency;
  const currencyOf = [currency, home].find((each) => pairs.some(({ legalCurrency }) => legalCurrency === each));
  const legalCurrency = currencyOf ?? first.legalCurrency;
  const asked = coin !== undefined && pairOf(terms, coin, legalCurrency) ? coin : first.coin;
  return { coin: asked, currency: legalCurrency, by: by ?? "amount", size: size ?? "", method: "" };
}

/** Buying and selling coins for fiat. Obstacles are shown first. */
export function TradeScreen({ asked }: { asked: TradeSearch }) {
  const side: TradeSide = asked.side ?? "buy";
  const hasSession = useHasSession();
  const terms = useTerms();
  return hasSession ? (
    <Allowed key={side} side={side} asked={asked} terms={terms} />
  ) : (
    <VisitorTrade key={side} side={side} start={startOf(asked, side, terms)} terms={terms} />
  );
}

function Allowed({ side, asked, terms }: { side: TradeSide; asked: TradeSearch; terms: Terms }) {
  const { data, error, refetch } = useQuery({
    ...api.p2p.getFiatTradeState.queryOptions(),
    meta: { shows: "place" },
  });
  if (error && !data) return <LoadFailure error={error} again={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return <Started side={side} asked={asked} terms={terms} state={data} />;
}

function Started(props: { side: TradeSide; asked: TradeSearch; terms: Terms; state: FiatTradeState }) {
  const { side, asked, terms, state } = props;
  const [start] = useState(() => startOf(asked, side, terms));
  return <TradeDesk side={side} start={start} terms={terms} state={state} />;
}
