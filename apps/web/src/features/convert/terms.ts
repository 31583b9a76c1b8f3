import type { CoinConfig, FlashSymbol, PayingBalance } from "@coffer/sdk";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type Paying, usePaying } from "../../platform/quote/use-paying.ts";
import { api } from "./api.ts";
import { type Choice, pairOf } from "./choice.ts";

/** The data that the form is checked against. */
export interface Terms extends Paying {
  pairs: readonly FlashSymbol[];
  coins: readonly CoinConfig[];
}

export function useTerms(): Terms {
  const { items: pairs } = useSuspenseQuery(api.convert.getSymbols.queryOptions()).data;
  const { items: coins } = useSuspenseQuery(api.assets.getCoinConfigList.queryOptions()).data;
  return { pairs, coins, ...usePaying() };
}

export const coinOf = ({ coins }: Terms, coin: string): CoinConfig | undefined =>
  coins.find((entry) => entry.coin === coin);
export const scaleOf = (terms: Terms, coin: string): number => coinOf(terms, coin)?.scale ?? 0;
export const holdingOf = ({ holdings }: Terms, coin: string): PayingBalance | undefined =>
  holdings.find((entry) => entry.coin === coin);

export const pairIn = ({ pairs }: Terms, { fromCoin, toCoin }: Pick<Choice, "fromCoin" | "toCoin">) =>
  pairOf(pairs, fromCoin, toCoin);
