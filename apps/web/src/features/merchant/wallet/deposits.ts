import { api, coffer } from "../api.ts";

type List = Parameters<typeof api.merchant.getMerchantListByCoinTransactionIn.queryOptions>[0];
type Filters = Parameters<typeof coffer.merchant.getMerchantListByCoinTransactionIn>[0];
type Place = Parameters<typeof coffer.merchant.getMerchantAddress>[0];

/** Deposits into the merchant wallet: the deposit pages with the merchant's calls. */
export const merchantDeposits = {
  lead: "merchantWallet.depositLead",
  held: () => api.merchant.getMerchantAssets.queryOptions(),
  address: ({ coin, network }: Place) => api.merchant.getMerchantAddress.queryOptions({ coin, network }),
  list: (input: List) => api.merchant.getMerchantListByCoinTransactionIn.queryOptions(input),
  pages: (filters: Filters, signal: AbortSignal) =>
    coffer.merchant.getMerchantListByCoinTransactionIn(filters, { signal }).pages(),
  one: (id: string) => api.merchant.getMerchantCoinTransactionIn.queryOptions({ id }),
  paths: { address: "/merchant/deposit", list: "/merchant/deposit/order" },
} as const;
