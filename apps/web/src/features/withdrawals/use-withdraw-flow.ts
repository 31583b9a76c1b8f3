import { hasCode } from "@coffer/errors";
import { RecordStatus, type WithdrawalRequest } from "@coffer/sdk";
import { noQuote } from "../../platform/flow/quote.ts";
import { type Flow, useFlow } from "../../platform/flow/use-flow.ts";
import { useMoneyMoved } from "../../platform/money/money-moved.ts";
import type { Verification } from "../../platform/proof/verification.tsx";
import type { Details } from "./details.ts";
import { requestOf } from "./order.ts";
import { useWithdrawService } from "./service.tsx";
import type { Terms } from "./terms.ts";

/** Refusals about one of the details, with the field. */
const codes = {
  40001: "coin",
  40010: "merchantWithdrawalNumber",
  40011: "amount",
  40012: "network",
  40013: "amount",
  40014: "amount",
  40015: "amount",
  40018: "address",
  60003: "address",
  60028: "amount",
} as const;

interface Proof {
  verification: Verification;
}
export type WithdrawFlow = Flow<Details, WithdrawalRequest, Proof>;

/** Request (holds the amount), proof, follow-up. */
export function useWithdrawFlow(terms: Terms): WithdrawFlow {
  const moved = useMoneyMoved();
  const service = useWithdrawService();
  const lookUp = async (sent: WithdrawalRequest) => {
    const { items } = await service.search(sent.number);
    const status = items.find((entry) => entry.number === sent.number)?.status;
    if (status === undefined) return "unknown";
    return status === RecordStatus.pendingVerification ? "open" : { done: true, sent };
  };
  return useFlow<Details, WithdrawalRequest, Proof>({
    name: service.flow,
    codes,
    quote: noQuote,
    resultAt: ({ id }) => ({ id }),
    // In any case balances, limits or fees may have changed since the form was checked.
    send: ({ details }, once) => service.apply(requestOf(details, terms), details, once).finally(moved),
    proof: {
      confirm: async (sent, { verification }) => {
        try {
          await service.confirm({ rid: sent.rid, verification });
          return { done: true, sent };
        } catch (error) {
          // Confirmed, cancelled or expired already: the result shows the outcome.
          const outcome = hasCode(error, 60015, 90005) ? await lookUp(sent) : "open";
          if (typeof outcome === "string") throw error;
          return outcome;
        } finally {
          moved();
        }
      },
      lookUp,
      cancel: ({ id }) => service.cancel({ id }).finally(moved),
    },
  });
}
