import { type AccountInfo, RecordStatus, type Withdrawal, type WithdrawalRequest } from "@coffer/sdk";
import { useState } from "react";
import { resumeFlow } from "../../kernel/flow/flow-draft.ts";
import { useListSearch } from "../../kernel/table/use-list-search.ts";
import { serverNow } from "../../lib/deadline.ts";
import { flowName } from "./use-withdraw-flow.ts";

/** Whether it still waits for the proof of its owner. */
export const isOpen = (withdrawal: Withdrawal): boolean =>
  withdrawal.status === RecordStatus.pendingVerification && withdrawal.expiresAt !== null;

/**
 * A withdrawal that still waits for its owner, as the request it began as, so that it can be confirmed from another
 * window than the one it was asked for in.
 */
export function requestFrom(withdrawal: Withdrawal): WithdrawalRequest | undefined {
  const { rid, id, number, expiresAt, coin, network, networkName, address, addressLabel, tag } = withdrawal;
  const { amount, fee, received, reviewRequired, arrivalSeconds, verificationMethods, status } = withdrawal;
  if (!isOpen(withdrawal) || expiresAt === null) return undefined;
  return {
    ...{ rid, id, number, expiresAt, coin, network, networkName, address, addressLabel, tag },
    ...{ amount, fee, received, reviewRequired, arrivalSeconds, verificationMethods, status },
    serverTime: new Date(serverNow()).toISOString(),
  };
}

/** Takes up a withdrawal of the list at its proof. `round` changes with each, so that the flow starts from it. */
export function useResume(account: AccountInfo): { round: number; resume: (withdrawal: Withdrawal) => void } {
  const list = useListSearch<{ step?: string; id?: string | undefined }>();
  const [round, setRound] = useState(0);
  const resume = (withdrawal: Withdrawal) => {
    const sent = requestFrom(withdrawal);
    if (!sent) return;
    resumeFlow(flowName, account.uid, sent);
    setRound((count) => count + 1);
    void list.set({ step: "verify", id: undefined, page: list.page });
    window.scrollTo({ top: 0 });
  };
  return { round, resume };
}
