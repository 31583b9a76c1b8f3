import { api, coffer } from "../../platform/api.ts";
import type { DepositService } from "./service.ts";

/** A user's own deposits. */
export const userDeposits: DepositService = {
  lead: "deposits.lead",
  held: () => api.assets.getAssets.queryOptions(),
  address: (input) => api.deposits.getAddress.queryOptions(input),
  list: (input) => api.deposits.getListByCoinTransactionIn.queryOptions(input),
  pages: (filters, signal) => coffer.deposits.getListByCoinTransactionIn(filters, { signal }).pages(),
  one: (id) => api.deposits.getCoinTransactionIn.queryOptions({ id }),
  paths: { address: "/assets/recharge", list: "/assets/recharge" },
};
