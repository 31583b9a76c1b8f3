import type { ConvertSymbol } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { api } from "./api.ts";

/** The server publishes prices this often. */
const tick = 10_000;

const marketQuery = () => ({ ...api.convert.getConvertSymbols.queryOptions(), meta: { shows: "place" as const } });

/** Keeps the market's rates coming, for whoever shows one; it draws nothing again itself. */
export function useTicks(): void {
  useQuery({ ...marketQuery(), refetchInterval: tick, notifyOnChangeProps: [] });
}

export type Market = Pick<ConvertSymbol, "rate" | "changePercent24h">;

/** A pair's rate of now, for information: undefined on its way, null where there is none. Other pairs' don't draw it again. */
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
