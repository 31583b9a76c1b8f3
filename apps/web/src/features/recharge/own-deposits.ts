import { api, coffer } from "../../kernel/api.ts";
import type { DepositService } from "./service.ts";

/** Somebody's own. */
export const ownDeposits: DepositService = {
  lead: "recharge.lead",
  held: () => api.assets.getAssets.queryOptions(),
  address: (input) => api.coinTransactions.getAddress.queryOptions(input),
  list: (input) => api.coinTransactions.getListByCoinTransactionIn.queryOptions(input),
  pages: (filters, signal) => coffer.coinTransactions.getListByCoinTransactionIn(filters, { signal }).pages(),
  one: (id) => api.coinTransactions.getCoinTransactionIn.queryOptions({ id }),
  paths: { address: "/assets/recharge", list: "/assets/recharge" },
};
