import { hasCode } from "@coffer/errors";
import type { ConfirmTransactionOutInput, WithdrawalRequest } from "@coffer/sdk";
import { RecordStatus } from "@coffer/sdk";
import { coffer } from "../../kernel/api.ts";
import { type Flow, useFlow } from "../../kernel/flow/use-flow.ts";
import type { Details } from "./details.ts";
import { requestOf } from "./order.ts";
import type { Terms } from "./terms.ts";
import { useRefresh } from "./use-refresh.ts";

/** Names the draft. */
export const flowName = "withdraw";

/** Refusals about one of the details, and which. */
const codes = {
  40001: "coin",
  40012: "network",
  40013: "amount",
  40014: "amount",
  40015: "amount",
  40018: "address",
  60003: "address",
  60028: "amount",
} as const;

/** Ask (the amount is held), prove, follow. */
export function useWithdrawFlow(terms: Terms): Flow<Details, WithdrawalRequest> {
  const refresh = useRefresh();
  const calls = coffer.coinTransactions;
  return useFlow<Details, WithdrawalRequest>({
    name: flowName,
    codes,
    // Whatever came of it, balances, limits or fees may not be what the form was measured against.
    send: (details, idempotencyKey) =>
      calls.applyTransactionOut(requestOf(details, terms), { idempotencyKey }).finally(refresh),
    confirm: async ({ rid }, proof) => {
      const { verification } = proof as Pick<ConfirmTransactionOutInput, "verification">;
      try {
        await calls.confirmTransactionOut({ rid, verification });
      } catch (error) {
        // Confirmed, cancelled or expired already: the result shows what became of it.
        if (!hasCode(error, 60015, 90005)) throw error;
      } finally {
        refresh();
      }
    },
    lookUp: async ({ number }) => {
      const { items } = await calls.getListByCoinTransactionOut({ Keyword: number });
      const status = items.find((entry) => entry.number === number)?.status;
      if (status === undefined) return undefined;
      return status === RecordStatus.pendingVerification ? "open" : "done";
    },
    cancel: async ({ id }) => {
      try {
        await calls.cancelApplyTransactionOut({ id });
      } catch (error) {
        // Expired, cancelled or confirmed elsewhere: there is nothing left to take back, and the list shows what is.
        if (!hasCode(error, 40008, 60015, 60017)) throw error;
      } finally {
        refresh();
      }
    },
  });
}
