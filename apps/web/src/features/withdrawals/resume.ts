import { RecordStatus, type Withdrawal, type WithdrawalRequest } from "@coffer/sdk";
import { resumeFlow } from "../../platform/flow/flow-state.ts";
import { serverNow } from "../../platform/time/deadline.ts";
import type { WithdrawService } from "./service.tsx";

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

/** Makes it the draft of its flow, at its proof; not where nothing is left to prove. */
export function takeUp({ flow }: WithdrawService, owner: string, withdrawal: Withdrawal): boolean {
  const sent = requestFrom(withdrawal);
  if (sent) resumeFlow(flow, owner, sent);
  return sent !== undefined;
}
