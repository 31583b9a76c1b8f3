import { RecordStatus } from "@coffer/sdk/contract";
import { nameIn } from "../../core/name-in.ts";
import type { World } from "../../world/world.ts";
import { type EventData, type EventType, noteEvent } from "../events/exports.ts";
import { areaOf, type Withdrawal, type WithdrawalStatus } from "./withdrawal.ts";

const { awaitingSuperiorApproval } = RecordStatus;

/** The events of final statuses; every other status is an update. */
const ends: Partial<Record<WithdrawalStatus, EventType>> = {
  [RecordStatus.completed]: "withdrawal.completed",
  [RecordStatus.revoked]: "withdrawal.failed",
  [RecordStatus.reviewRejected]: "withdrawal.failed",
  [RecordStatus.failed]: "withdrawal.failed",
};

/** Sends the owner an event with the withdrawal's new status and the one before: null for a new request. */
export function noteWithdrawal(world: World, withdrawal: Withdrawal, before: WithdrawalStatus | null): void {
  const { id, uid, cashierUid, number, status, coin, amount } = withdrawal;
  const about: EventData = {
    link: { kind: areaOf(withdrawal), id },
    number,
    status: nameIn(RecordStatus, status),
    previousStatus: before === null ? null : nameIn(RecordStatus, before),
    coin,
    amount,
  };
  const type = before === null ? "withdrawal.created" : (ends[status] ?? "withdrawal.updated");
  noteEvent(world, uid, type, about);
  if (cashierUid !== null) noteEvent(world, cashierUid, type, about);
  if (status === awaitingSuperiorApproval) noteEvent(world, uid, "review.requested", about);
  if (before === awaitingSuperiorApproval) noteEvent(world, uid, "review.decided", about);
}
