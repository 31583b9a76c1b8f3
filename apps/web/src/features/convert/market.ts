import type { ConvertSymbol } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { api } from "./api.ts";

/** The server's publishing interval of prices (ms). */
const tick = 10_000;

const marketQuery = () => ({ ...api.convert.getConvertSymbols.queryOptions(), meta: { shows: "place" as const } });

/** Polls the market's rates without rendering. */
export function useTicks(): void {
  useQuery({ ...marketQuery(), refetchInterval: tick, notifyOnChangeProps: [] });
}

export type Market = Pick<ConvertSymbol, "rate" | "changePercent24h">;

/** Returns a pair's current rate: undefined while loading, null without one. Other pairs' rates don't rerender it. */
export function useMarket(symbol: string | undefined): Market | null | undefined {
  const { data, error } = useQuery({
    ...marketQuery(),
    select: ({ items }): Market | null => {
      const pair = items.find((each) => each.symbol === symbol);
      return pair ? { rate: pair.rate, changePercent24h: pair.changePercent24h } : null;
    },
  });
  return data === undefined && error ? null : data;
}
