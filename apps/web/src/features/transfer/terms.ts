import type { CoinConfig, Holding } from "@coffer/sdk";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { walletNumber } from "../../kernel/money/wallets.ts";
import { isMerchant, useAccount } from "../../kernel/session.ts";
import { api } from "./api.ts";
import type { Bounds, Details } from "./details.ts";
import { availableIn } from "./wallets-of.ts";

/** What the form is measured against, whatever is chosen in it. */
export interface Catalogue {
  coins: readonly CoinConfig[];
  holdings: readonly Holding[];
  /** What their prices are in. */
  currency: string;
  isMerchant: boolean;
}

export function useCatalogue(): Catalogue {
  const { items: coins } = useSuspenseQuery(api.assets.getCoinConfigList.queryOptions()).data;
  const { items: holdings, currency } = useSuspenseQuery(api.assets.getAssets.queryOptions()).data;
  const account = useAccount();
  return { coins, holdings, currency, isMerchant: account !== undefined && isMerchant(account) };
}

type Chosen = Pick<Details, "coin" | "fromWallet" | "kind">;

const termsInput = ({ coin, fromWallet, kind }: Chosen) => ({
  coin,
  fromWallet: walletNumber(fromWallet),
  recipient: kind,
});
export const termsQuery = (chosen: Chosen) => api.transfer.getTransferTerms.queryOptions(termsInput(chosen));

/** Fee, bounds and what is left of the day for what is chosen; nothing while no coin is. */
export const useTerms = (chosen: Chosen) =>
  useQuery({ ...termsQuery(chosen), enabled: chosen.coin !== "", meta: { shows: "place" } });

export type Terms = NonNullable<ReturnType<typeof useTerms>["data"]>;

/** What an amount has to keep to. */
export function boundsOf(
  { coins, holdings }: Catalogue,
  { coin, fromWallet }: Chosen,
  terms: Terms | undefined,
): Bounds {
  return {
    unit: coin,
    decimals: coins.find((entry) => entry.coin === coin)?.scale ?? 0,
    balance: coin === "" ? undefined : (terms?.available ?? availableIn(holdings, coin, walletNumber(fromWallet))),
    min: terms?.minimum,
    max: terms?.maximum,
    remaining: terms?.dailyLeft ?? undefined,
    fee: terms?.fee,
  };
}
