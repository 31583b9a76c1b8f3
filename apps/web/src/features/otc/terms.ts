import type { OtcSymbol, TradeSide } from "@coffer/sdk";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type Amount, multiply, truncate } from "../../platform/amount/amount.ts";
import { type Paying, usePaying } from "../../platform/quote/use-paying.ts";
import { api } from "./api.ts";
import type { Market } from "./market.ts";

/** A pair's fixed terms. */
export type DeskPair = Omit<OtcSymbol, keyof Market>;

/** The data that both forms are checked against. */
export interface Terms extends Paying {
  pairs: readonly DeskPair[];
}

/** The server's publishing interval of prices (ms). */
const tick = 10_000;

/** Prices render in place (`useMarket`) and don't rerender the page. */
const withoutPrices = ({ items }: { items: readonly OtcSymbol[] }): readonly DeskPair[] =>
  items.map(({ referenceRate: _rate, changePercent24h: _change, ...pair }) => pair);

export function useTerms(): Terms {
  const { data: pairs } = useSuspenseQuery({
    ...api.otc.getSymbol.queryOptions(),
    refetchInterval: tick,
    select: withoutPrices,
  });
  return { pairs, ...usePaying() };
}

export const pairOf = ({ pairs }: Terms, symbol: string): DeskPair | undefined =>
  pairs.find((pair) => pair.symbol === symbol);
export const availableOf = ({ holdings }: Terms, coin: string): Amount | undefined =>
  holdings.find((held) => held.coin === coin)?.available;

/** Truncated, without trailing zeros. */
export const cut = (amount: Amount, decimals: number): Amount => multiply(truncate(amount, decimals), "1");

/** Returns the paid and the received coin. */
export const paidCoin = ({ base, quote }: DeskPair, side: TradeSide) => (side === "buy" ? quote : base);
