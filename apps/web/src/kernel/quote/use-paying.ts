import type { Holding } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { api } from "../api.ts";
import { useHasSession } from "../session.ts";
import { mainWallet } from "./main-wallet.ts";

/** What there is of a coin in the wallet that pays. */
export type Held = Pick<Holding, "coin" | "price" | "available">;

export interface Paying {
  /** What the person can pay with; empty for a visitor. */
  holdings: readonly Held[];
  /** What the prices of holdings are in. */
  currency: string;
}

/** Coins are paid from the main wallet, fiat from the cash wallet. */
export function usePaying(): Paying {
  const enabled = useHasSession();
  // The main wallet's rows have the prices of all.
  const assets = useQuery({ ...api.assets.getAssets.queryOptions(mainWallet), enabled, meta: { shows: "place" } });
  const cash = useQuery({ ...api.assets.getCashAssets.queryOptions(), enabled, meta: { shows: "place" } });
  const inCash = new Map(cash.data?.items.map(({ coin, available }) => [coin, available]));
  return {
    holdings: (assets.data?.items ?? []).flatMap(({ coin, kind, price, available }) => {
      const has = kind === "fiat" ? inCash.get(coin) : available;
      return has === undefined ? [] : [{ coin, price, available: has }];
    }),
    currency: assets.data?.currency ?? "",
  };
}
