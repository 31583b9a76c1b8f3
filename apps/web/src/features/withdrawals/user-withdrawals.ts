import { useSuspenseQuery } from "@tanstack/react-query";
import { api, coffer } from "../../platform/api.ts";
import { mainWallet } from "./main-wallet.ts";
import { noApproval, noReference, type WithdrawService } from "./service.tsx";
import type { ServiceTerms } from "./terms.ts";

function useOwnTerms(): ServiceTerms {
  const { items: coins } = useSuspenseQuery(api.assets.getCoinConfigList.queryOptions()).data;
  const {
    items: holdings,
    currency,
    expectedReviewDays: reviewDays,
  } = useSuspenseQuery(api.assets.getAssets.queryOptions(mainWallet)).data;
  return { coins, holdings, currency, reviewDays };
}

const calls = coffer.withdrawals;

/** A user's own withdrawals from the main wallet. */
export const userWithdrawals: WithdrawService = {
  flow: "withdraw",
  useTerms: useOwnTerms,
  apply: (request, _details, once) => calls.applyTransactionOut(request, once),
  confirm: (input) => calls.confirmTransactionOut(input),
  cancel: (input) => calls.cancelApplyTransactionOut(input),
  list: (input) => api.withdrawals.getListByCoinTransactionOut.queryOptions(input),
  pages: (filters, signal) => calls.getListByCoinTransactionOut(filters, { signal }).pages(),
  one: (id) => api.withdrawals.getCoinTransactionOut.queryOptions({ id }),
  search: (number) => calls.getListByCoinTransactionOut({ Keyword: number }),
  deposit: "/assets/recharge",
  words: {
    lead: "withdrawals.lead",
    nothing: "withdrawals.nothing",
    left: "withdrawals.left",
    back: "withdrawals.back",
  },
  reference: noReference,
  approval: noApproval,
};
