import type { CoinConfig, ConvertSymbol, FlashSymbol, PayingBalance } from "@coffer/sdk";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { api } from "../../kernel/api.ts";
import { type Paying, usePaying } from "../../kernel/quote/use-paying.ts";
import type { Amount } from "../../lib/money.ts";
import { type Choice, pairOf } from "./choice.ts";

/** What the form is measured against. */
export interface Terms extends Paying {
  pairs: readonly FlashSymbol[];
  coins: readonly CoinConfig[];
  /** Market rates, for information; empty while they are on their way. */
  rates: readonly ConvertSymbol[];
}

/** The server publishes prices this often. */
const tick = 10_000;

export function useTerms(): Terms {
  const { items: pairs } = useSuspenseQuery(api.flash.getSymbols.queryOptions()).data;
  const { items: coins } = useSuspenseQuery(api.assets.getCoinConfigList.queryOptions()).data;
  const rates = useQuery({
    ...api.flash.getConvertSymbols.queryOptions(),
    refetchInterval: tick,
    meta: { shows: "place" },
  });
  const paying = usePaying();
  return {
    pairs,
    coins,
    rates: rates.data?.items ?? [],
    ...paying,
  };
}

export const coinOf = ({ coins }: Terms, coin: string): CoinConfig | undefined =>
  coins.find((entry) => entry.coin === coin);
export const scaleOf = (terms: Terms, coin: string): number => coinOf(terms, coin)?.scale ?? 0;
export const holdingOf = ({ holdings }: Terms, coin: string): PayingBalance | undefined =>
  holdings.find((entry) => entry.coin === coin);

export const pairIn = ({ pairs }: Terms, { fromCoin, toCoin }: Pick<Choice, "fromCoin" | "toCoin">) =>
  pairOf(pairs, fromCoin, toCoin);
/** What one unit of the pair's base coin is worth on the market now. */
export const marketRate = ({ rates }: Terms, pair: FlashSymbol | undefined): Amount | undefined =>
  rates.find(({ symbol }) => symbol === pair?.symbol)?.rate;
