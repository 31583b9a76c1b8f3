import { type CoinConfig, WalletType } from "@coffer/sdk";
import type { Amount } from "../../platform/amount/amount.ts";
import type { Source } from "./service.tsx";

const { main, cloud, cash, merchant, earn } = WalletType;

/** Which wallets can hold what: the cash account fiat, the cloud wallet and earnings what moves on a chain. */
const holding: Record<CoinConfig["kind"], readonly WalletType[]> = {
  crypto: [main, cloud, merchant, earn],
  fiat: [main, cash, merchant],
};

/** The account's wallets that can hold it; a merchant's is only a merchant's. */
export const walletsFor = (kind: CoinConfig["kind"], isMerchant: boolean): WalletType[] =>
  holding[kind].filter((wallet) => wallet !== merchant || isMerchant);

/** What a wallet has of it. */
export const availableIn = (holdings: readonly Source[], coin: string, wallet: WalletType): Amount =>
  holdings.find((entry) => entry.coin === coin)?.wallets.find((part) => part.wallet === wallet)?.available ?? "0";
