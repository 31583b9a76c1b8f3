import { RecordStatus } from "@coffer/sdk/contract";
import { DECIDED_AFTER } from "../../core/magic.ts";
import { refuse } from "../../core/refusal.ts";
import type { ReviewQueue } from "../../core/review-queue.ts";
import { afterWorkingDays } from "../../core/working-days.ts";
import { dueTask } from "../../world/due-task.ts";
import type { World } from "../../world/world.ts";
import { endUnsent, moveTo } from "./life.ts";
import { magicDestinationOf } from "./magic.ts";
import { accept } from "./sender.ts";
import { findWithdrawal, type Withdrawal, withdrawals } from "./withdrawal.ts";

/** "Applications processed in 1 working day": what a customer is told. */
export const EXPECTED_REVIEW_DAYS = 1;

/** A reviewer's deadline. */
export const REVIEW_WORKING_DAYS = 3;

/** Waits for a reviewer; in worlds with that setting the clock approves after a while. */
export function submit(world: World, withdrawal: Withdrawal): Withdrawal {
  const submitted = moveTo(world, withdrawal, RecordStatus.pendingReview);
  const { reviewSeconds } = world.settings;
  if (reviewSeconds !== null)
    approveByClock.schedule(world, world.clock.now() + reviewSeconds * 1000, { id: withdrawal.id });
  const end = afterWorkingDays(world.clock.now(), REVIEW_WORKING_DAYS);
  rejectUndecided.schedule(world, end, { id: withdrawal.id });
  if (magicDestinationOf(world, withdrawal.address) === "rejected")
    rejectByClock.schedule(world, world.clock.now() + DECIDED_AFTER, { id: withdrawal.id });
  return submitted;
}

export const approveByClock = dueTask("withdrawal.approve", (world, { id }: { id: string }) => {
  const withdrawal = world.table(withdrawals).get(id);
  if (withdrawal?.status === RecordStatus.pendingReview) accept(world, withdrawal);
});

export const rejectByClock = dueTask("withdrawal.reject", (world, { id }: { id: string }) => {
  const withdrawal = world.table(withdrawals).get(id);
  if (withdrawal?.status === RecordStatus.pendingReview) endUnsent(world, withdrawal, "rejected");
});

/** Nobody decided in time: a held amount doesn't wait for ever. */
export const rejectUndecided = dueTask("withdrawal.rejectUndecided", (world, { id }: { id: string }) => {
  const withdrawal = world.table(withdrawals).get(id);
  if (withdrawal?.status === RecordStatus.pendingReview) endUnsent(world, withdrawal, "undecided");
});

/** 60015 unless it is waiting for a review. */
export const approveWithdrawal = (world: World, id: string): Withdrawal => accept(world, waiting(world, id));
export const rejectWithdrawal = (world: World, id: string, reason: string | null = null): Withdrawal =>
  endUnsent(world, waiting(world, id), "rejected", reason);

function waiting(world: World, id: string): Withdrawal {
  const withdrawal = findWithdrawal(world, id);
  if (withdrawal.status !== RecordStatus.pendingReview) throw refuse("orderStatusError");
  return withdrawal;
}

export const withdrawalReviews: ReviewQueue = {
  title: { en: "Withdrawals", "zh-CN": "提现" },
  list: (world) =>
    world
      .table(withdrawals)
      .part("inReview")
      .map(({ id, uid, timeline, at, amount, coin, network, address }) => ({
        id,
        uid,
        since: timeline.at(-1)?.at ?? at,
        summary: `${amount} ${coin} (${network}) → ${address}`,
      })),
  decide: (world, id, decision, reason) => {
    if (decision === "approve") approveWithdrawal(world, id);
    else rejectWithdrawal(world, id, reason);
  },
};
