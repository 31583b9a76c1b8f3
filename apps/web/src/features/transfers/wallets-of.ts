import { type CoinConfig, WalletType } from "@coffer/sdk";
import type { Amount } from "../../platform/amount/amount.ts";
import type { Source } from "./service.tsx";

const { main, cloud, cash, merchant, earn } = WalletType;

/** The wallets by content: the cash account holds fiat, the cloud and earn wallets coins on a chain. */
const holding: Record<CoinConfig["kind"], readonly WalletType[]> = {
  crypto: [main, cloud, merchant, earn],
  fiat: [main, cash, merchant],
};

/** The account's wallets that can hold it; only merchants have a merchant wallet. */
export const walletsFor = (kind: CoinConfig["kind"], isMerchant: boolean): WalletType[] =>
  holding[kind].filter((wallet) => wallet !== merchant || isMerchant);

/** Returns a wallet's balance of it. */
export const availableIn = (holdings: readonly Source[], coin: string, wallet: WalletType): Amount =>
  holdings.find((entry) => entry.coin === coin)?.wallets.find((part) => part.wallet === wallet)?.available ?? "0";
