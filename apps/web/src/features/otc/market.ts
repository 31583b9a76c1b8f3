import type { OtcSymbol } from "@coffer/sdk";
import { useSuspenseQuery } from "@tanstack/react-query";
import { api } from "./api.ts";

export type Market = Pick<OtcSymbol, "referenceRate" | "changePercent24h">;

const unpriced: Market = { referenceRate: null, changePercent24h: null };

/** Returns a pair's current rate, null without one. Other pairs' rates don't rerender it. */
export function useMarket(symbol: string): Market {
  return useSuspenseQuery({
    ...api.otc.getSymbol.queryOptions(),
    select: ({ items }): Market => {
      const { referenceRate, changePercent24h } = items.find((each) => each.symbol === symbol) ?? unpriced;
      return { referenceRate, changePercent24h };
    },
  }).data;
}
