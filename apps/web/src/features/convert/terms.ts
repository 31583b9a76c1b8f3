import type { CoinConfig, ConvertSymbol, FlashSymbol, Holding } from "@coffer/sdk";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { api } from "../../kernel/api.ts";
import { useHasSession } from "../../kernel/session.ts";
import type { Amount } from "../../lib/money.ts";
import { type Choice, pairOf } from "./choice.ts";
import { mainWallet } from "./main-wallet.ts";

/** What there is of a coin in the wallet that pays. */
type Held = Pick<Holding, "coin" | "price" | "available">;

/** What the form is measured against. */
export interface Terms {
  pairs: readonly FlashSymbol[];
  coins: readonly CoinConfig[];
  /** Market rates, for information; empty while they are on their way. */
  rates: readonly ConvertSymbol[];
  /** What the person can pay with; empty for a visitor. */
  holdings: readonly Held[];
  /** What the prices of holdings are in. */
  currency: string;
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
  const enabled = useHasSession();
  // The main wallet's rows have the prices of all; fiat itself is paid from the cash wallet.
  const assets = useQuery({ ...api.assets.getAssets.queryOptions(mainWallet), enabled, meta: { shows: "place" } });
  const cash = useQuery({ ...api.assets.getCashAssets.queryOptions(), enabled, meta: { shows: "place" } });
  const inCash = new Map(cash.data?.items.map(({ coin, available }) => [coin, available]));
  return {
    pairs,
    coins,
    rates: rates.data?.items ?? [],
    holdings: (assets.data?.items ?? []).flatMap(({ coin, kind, price, available }) => {
      const has = kind === "fiat" ? inCash.get(coin) : available;
      return has === undefined ? [] : [{ coin, price, available: has }];
    }),
    currency: assets.data?.currency ?? "",
  };
}

export const coinOf = ({ coins }: Terms, coin: string): CoinConfig | undefined =>
  coins.find((entry) => entry.coin === coin);
export const scaleOf = (terms: Terms, coin: string): number => coinOf(terms, coin)?.scale ?? 0;
export const holdingOf = ({ holdings }: Terms, coin: string): Held | undefined =>
  holdings.find((entry) => entry.coin === coin);

export const pairIn = ({ pairs }: Terms, { fromCoin, toCoin }: Pick<Choice, "fromCoin" | "toCoin">) =>
  pairOf(pairs, fromCoin, toCoin);
/** What one unit of the pair's base coin is worth on the market now. */
export const marketRate = ({ rates }: Terms, pair: FlashSymbol | undefined): Amount | undefined =>
  rates.find(({ symbol }) => symbol === pair?.symbol)?.rate;
