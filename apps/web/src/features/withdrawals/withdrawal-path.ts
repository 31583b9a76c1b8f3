import { RecordStatus, type Withdrawal } from "@coffer/sdk";
import type { WithdrawalRecord } from "./service.tsx";

type Status = Withdrawal["status"];

/** A station of a withdrawal's path: past, current or future. */
export interface Station {
  status: Status;
  time: string | undefined;
  state: "past" | "now" | "ahead";
}

const usual: readonly Status[] = [
  RecordStatus.pendingVerification,
  RecordStatus.awaitingSuperiorApproval,
  RecordStatus.pendingReview,
  RecordStatus.accepted,
  RecordStatus.processing,
  RecordStatus.remittedOut,
  RecordStatus.completed,
];
const ends: readonly Status[] = [
  RecordStatus.completed,
  RecordStatus.failed,
  RecordStatus.reviewRejected,
  RecordStatus.revoked,
];

export const hasEnded = (status: Status): boolean => ends.includes(status);
export const isMoving = (withdrawal: Withdrawal): boolean => !hasEnded(withdrawal.status);

/** Returns the passed stations, then the expected ones, with a cashier's approval. */
export function pathOf({ timeline, status, reviewRequired, cashier }: WithdrawalRecord): Station[] {
  const ended = hasEnded(status);
  const behind = timeline.map(
    (step, index): Station => ({ ...step, state: index === timeline.length - 1 && !ended ? "now" : "past" }),
  );
  if (ended) return behind;
  const ahead = usual
    .slice(usual.indexOf(status) + 1)
    .filter((next) => next !== RecordStatus.pendingReview || reviewRequired)
    .filter((next) => next !== RecordStatus.awaitingSuperiorApproval || cashier)
    .map((next): Station => ({ status: next, time: undefined, state: "ahead" }));
  return [...behind, ...ahead];
}
