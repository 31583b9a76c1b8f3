import type { OtcSymbol, TradeSide } from "@coffer/sdk";
import { useSuspenseQuery } from "@tanstack/react-query";
import { api } from "../../kernel/api.ts";
import { type Paying, usePaying } from "../../kernel/quote/use-paying.ts";
import { type Amount, multiply, truncate } from "../../lib/money.ts";

/** What both forms are measured against. */
export interface Terms extends Paying {
  pairs: readonly OtcSymbol[];
}

/** The server publishes prices this often. */
const tick = 10_000;

export function useTerms(): Terms {
  const { items: pairs } = useSuspenseQuery({ ...api.otc.getSymbol.queryOptions(), refetchInterval: tick }).data;
  return { pairs, ...usePaying() };
}

export const pairOf = ({ pairs }: Terms, symbol: string): OtcSymbol | undefined =>
  pairs.find((pair) => pair.symbol === symbol);
export const availableOf = ({ holdings }: Terms, coin: string): Amount | undefined =>
  holdings.find((held) => held.coin === coin)?.available;

/** Cut, without zeros at its end. */
export const cut = (amount: Amount, decimals: number): Amount => multiply(truncate(amount, decimals), "1");

/** Which coin is paid, and which one comes. */
export const paidCoin = ({ base, quote }: OtcSymbol, side: TradeSide) => (side === "buy" ? quote : base);
