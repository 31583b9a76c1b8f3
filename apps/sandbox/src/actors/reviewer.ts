import { RecordStatus } from "@coffer/sdk/contract";
import { findWithdrawal } from "../domain/withdrawal/find.ts";
import { endUnsent, moveTo } from "../domain/withdrawal/life.ts";
import { type Withdrawal, withdrawals } from "../domain/withdrawal/withdrawal.ts";
import { DECIDED_AFTER, magicDestinationOf } from "../outcomes/magic.ts";
import { refuse } from "../refusal.ts";
import { dueTask } from "../world/due-task.ts";
import type { World } from "../world/world.ts";
import type { ReviewQueue } from "./review-queues.ts";
import { accept } from "./sender.ts";

/** Waits for a person; in worlds that say so the clock approves after a while. */
export function submit(world: World, withdrawal: Withdrawal): Withdrawal {
  const submitted = moveTo(world, withdrawal, RecordStatus.pendingReview);
  const { reviewSeconds } = world.settings;
  if (reviewSeconds !== null)
    approveByClock.schedule(world, world.clock.now() + reviewSeconds * 1000, { id: withdrawal.id });
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

/** 60015 unless it is waiting for a review. */
export const approveWithdrawal = (world: World, id: string): Withdrawal => accept(world, waiting(world, id));
export const rejectWithdrawal = (world: World, id: string, reason: string | null = null): Withdrawal =>
  endUnsent(world, waiting(world, id), "rejected", reason);

function waiting(world: World, id: string): Withdrawal {
  const withdrawal = findWithdrawal(world, id);
  if (withdrawal.status !== RecordStatus.pendingReview) throw refuse(60015);
  return withdrawal;
}

export const withdrawalReviews: ReviewQueue = {
  list: (world) =>
    world
      .table(withdrawals)
      .all()
      .filter(({ status }) => status === RecordStatus.pendingReview)
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
