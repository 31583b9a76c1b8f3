import { RecordStatus, type Withdrawal, type WithdrawalRequest } from "@coffer/sdk";
import { resumeFlow } from "../../platform/flow/flow-state.ts";
import { serverNow } from "../../platform/time/deadline.ts";
import type { WithdrawService } from "./service.tsx";

/** Returns whether it waits for its owner's proof. */
export const isOpen = (withdrawal: Withdrawal): boolean =>
  withdrawal.status === RecordStatus.pendingVerification && withdrawal.expiresAt !== null;

/** Returns a withdrawal that waits for its owner as its original request, so that another window can confirm it. */
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

/** Makes it the draft of its flow at the proof, if a proof is pending. */
export function takeUp({ flow }: WithdrawService, owner: string, withdrawal: Withdrawal): boolean {
  const sent = requestFrom(withdrawal);
  if (sent) resumeFlow(flow, owner, sent);
  return sent !== undefined;
}
