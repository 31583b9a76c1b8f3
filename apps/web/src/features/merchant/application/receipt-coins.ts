import type { GetMerchantSettlementCoinListResult } from "@coffer/sdk";
import { api } from "../api.ts";

/** "Receipt currency (stablecoins only)." */
const stable: readonly string[] = ["USDT", "USDC"];

/** The stablecoins that a merchant can receive. */
export const receiptCoins = () => ({
  ...api.merchant.getMerchantSettlementCoinList.queryOptions(),
  select: ({ items }: GetMerchantSettlementCoinListResult) => items.filter(({ coin }) => stable.includes(coin)),
});
