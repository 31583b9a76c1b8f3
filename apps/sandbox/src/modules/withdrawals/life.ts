import { RecordStatus } from "@coffer/sdk/contract";
import { allows, type LifeCycle } from "../../core/life-cycle.ts";
import { refuse } from "../../core/refusal.ts";
import { worldAccount } from "../../ledger/account.ts";
import { dueTask } from "../../world/due-task.ts";
import type { World } from "../../world/world.ts";
import { blockTask, minorOf, networkOf } from "../assets/coins/exports.ts";
import { entryDescription } from "../assets/records/exports.ts";
import { noteWithdrawal } from "./note-withdrawal.ts";
import {
  areaOf,
  type Ending,
  holdOf,
  isCancellable,
  type Withdrawal,
  type WithdrawalStatus,
  withdrawals,
} from "./withdrawal.ts";

const { pendingVerification, awaitingSuperiorApproval, pendingReview, accepted, processing, remittedOut, completed } =
  RecordStatus;
const { revoked, reviewRejected, failed } = RecordStatus;

const notPlayed = "Nobody in the sandbox plays treasury or custody yet.";

const cancelled = ["cancelApplyTransactionOut", "cancelMerchantApplyTransactionOut"];

/** Statuses are never re-entered, and final ones are never left. Once on the chain it can't be taken back. */
export const withdrawalLife: LifeCycle<WithdrawalStatus> = {
  status: "RecordStatus",
  kept: { table: withdrawals, field: "status" },
  start: [pendingVerification],
  moves: [
    { from: [pendingVerification], to: pendingReview, by: ["confirmTransactionOut", "confirmMerchantTransactionOut"] },
    { from: [pendingVerification], to: accepted, by: ["confirmTransactionOut", "confirmMerchantTransactionOut"] },
    { from: [pendingVerification], to: awaitingSuperiorApproval, by: ["confirmMerchantTransactionOut"] },
    { from: [pendingVerification], to: revoked, by: [...cancelled, "clock:withdrawal.expire"] },
    { from: [awaitingSuperiorApproval], to: pendingReview, by: ["passPaymentOrder"] },
    { from: [awaitingSuperiorApproval], to: accepted, by: ["passPaymentOrder"] },
    { from: [awaitingSuperiorApproval], to: reviewRejected, by: ["rejectPaymentOrder"] },
    {
      from: [awaitingSuperiorApproval],
      to: revoked,
      by: ["cancelMerchantApplyTransactionOut", "clock:withdrawal.revokeUnapproved"],
    },
    { from: [pendingReview], to: accepted, by: ["review:withdrawal"] },
    { from: [pendingReview], to: reviewRejected, by: ["review:withdrawal", "clock:withdrawal.rejectUndecided"] },
    { from: [pendingReview], to: revoked, by: cancelled },
    { from: [accepted], to: processing, by: ["clock:withdrawal.pickUp", "actor:sender/send"] },
    { from: [accepted], to: failed, by: ["actor:sender/fail"] },
    { from: [processing], to: remittedOut, by: ["clock:withdrawal.send", "actor:sender/send"] },
    { from: [processing], to: failed, by: ["actor:sender/fail"] },
    { from: [remittedOut], to: completed, by: ["clock:withdrawal.block"] },
  ],
  without: {
    pendingTopUp: notPlayed,
    pendingMultisig: notPlayed,
    pendingSignature: notPlayed,
    pendingSend: notPlayed,
  },
};

const endStatus = {
  cancelled: revoked,
  expired: revoked,
  rejected: reviewRejected,
  undecided: reviewRejected,
  disapproved: reviewRejected,
  unapproved: revoked,
  failed,
} as const;

/** Changes the status. @throws 60015 if it isn't allowed from the current one */
export function moveTo(
  world: World,
  withdrawal: Withdrawal,
  status: WithdrawalStatus,
  patch: Partial<Withdrawal> = {},
): Withdrawal {
  if (!allows(withdrawalLife, withdrawal.status, status)) throw refuse("orderStatusError");
  const timeline = [...withdrawal.timeline, { status, at: world.clock.now() }];
  const moved = world.table(withdrawals).update(withdrawal.id, { ...patch, status, timeline });
  noteWithdrawal(world, moved, withdrawal.status);
  return moved;
}

/** Ends it before it was sent and releases the hold. */
export function endUnsent(
  world: World,
  withdrawal: Withdrawal,
  ending: Ending,
  reason: string | null = null,
): Withdrawal {
  const ended = moveTo(world, withdrawal, endStatus[ending], { ending, reason });
  const memo = entryDescription("unfreeze", areaOf(withdrawal), withdrawal, "withdrawalReleased");
  world.ledger.void(`${withdrawal.id}:void`, holdOf(withdrawal), memo);
  return ended;
}

/** Broadcasts it: the hold is captured, the recipient's part goes to the chain and the fee to the house. */
export function remit(world: World, withdrawal: Withdrawal, txHash: string): Withdrawal {
  const { coin, received, fee } = withdrawal;
  const sent = moveTo(world, withdrawal, remittedOut, { txHash });
  world.ledger.capture(
    `${withdrawal.id}:capture`,
    holdOf(withdrawal),
    [
      { to: worldAccount("chain", coin), amount: minorOf(world, coin, received) },
      { to: worldAccount("fees", coin), amount: minorOf(world, coin, fee) },
    ],
    entryDescription("withdraw", areaOf(withdrawal), withdrawal),
  );
  return sent;
}

/** "Once accepted it can't be cancelled (60015); a second cancellation answers 60017." */
export function cancelWithdrawal(world: World, withdrawal: Withdrawal): Withdrawal {
  if (withdrawal.ending === "cancelled") throw refuse("repeatedCancellation");
  if (!isCancellable(withdrawal)) throw refuse("orderStatusError");
  return endUnsent(world, withdrawal, "cancelled");
}

/** "Withdrawal request confirmed within 1 h or cancelled." */
export const CONFIRM_WITHIN = 60 * 60 * 1000;

export const expireWithdrawal = dueTask("withdrawal.expire", (world, { id }: { id: string }) => {
  const withdrawal = world.table(withdrawals).get(id);
  if (withdrawal?.status === RecordStatus.pendingVerification) endUnsent(world, withdrawal, "expired");
});

/** Adds one confirmation. Returns whether it needs another. */
export function confirmSent(world: World, id: string): boolean {
  const sent = world.table(withdrawals).get(id);
  if (sent?.status !== RecordStatus.remittedOut) return false;
  const confirmations = sent.confirmations + 1;
  if (confirmations < networkOf(world, sent.coin, sent.network).confirmationsToCredit) {
    world.table(withdrawals).update(id, { confirmations });
    return true;
  }
  moveTo(world, sent, RecordStatus.completed, { confirmations });
  return false;
}

export const withdrawalBlocks = blockTask("withdrawal.block", confirmSent);
