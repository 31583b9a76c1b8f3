import { api, coffer } from "../../platform/api.ts";
import type { DepositService } from "./service.ts";

/** Somebody's own. */
export const userDeposits: DepositService = {
  lead: "deposits.lead",
  held: () => api.assets.getAssets.queryOptions(),
  address: (input) => api.coinTransactions.getAddress.queryOptions(input),
  list: (input) => api.coinTransactions.getListByCoinTransactionIn.queryOptions(input),
  pages: (filters, signal) => coffer.coinTransactions.getListByCoinTransactionIn(filters, { signal }).pages(),
  one: (id) => api.coinTransactions.getCoinTransactionIn.queryOptions({ id }),
  paths: { address: "/assets/recharge", list: "/assets/recharge" },
};
