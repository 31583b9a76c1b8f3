import { CashOrderStatus } from "@coffer/sdk/contract";
import { afterWorkingDays } from "../../../core/working-days.ts";
import { dueTask } from "../../../world/due-task.ts";
import type { World } from "../../../world/world.ts";
import { isListed, latestListed } from "../beneficiaries/exports.ts";
import { termsOf } from "../channels/exports.ts";
import { carryOut, stillAt } from "./carry-out.ts";
import { moveTo } from "./life.ts";
import { magicOf, scheduleMagic } from "./magic.ts";
import { end } from "./money.ts";
import type { CashOrder } from "./order.ts";

const { pendingReview } = CashOrderStatus;

/** "A payment that matches, some minutes after it was confirmed or has come." */
const MATCHED_AFTER = 2 * 60 * 1000;
/** "1 working day without a payment that matches; nothing was taken." */
const UNMATCHED_AFTER = 1;

/** A top-up announced as paid: the bank looks for its payment. */
export function awaitPayment(world: World, order: CashOrder): void {
  const now = world.clock.now();
  const payload = { id: order.id, step: order.timeline.length };
  if (magicOf(world, order) !== "sandbox-unmatched") matchByClock.schedule(world, now + MATCHED_AFTER, payload);
  unmatched.schedule(world, afterWorkingDays(now, UNMATCHED_AFTER), payload);
  scheduleMagic(world, order);
}

/** The payment arrived with the reference; the sender's account is set where the bank reports it. */
export function receive(world: World, order: CashOrder, paidFrom: string | null): CashOrder {
  const received = moveTo(world, order, pendingReview, { payBefore: null, paidFrom });
  awaitPayment(world, received);
  return received;
}

export const matchByClock = dueTask("cash.match", (world, payload: { id: string; step: number }) => {
  const order = stillAt(world, payload, pendingReview);
  if (order && order.papers === null) match(world, order);
});

export const unmatched = dueTask("cash.unmatched", (world, payload: { id: string; step: number }) => {
  const order = stillAt(world, payload, pendingReview);
  if (order && order.papers === null) end(world, order, "unmatched");
});

/** "Money from an IBAN that isn't on the list is sent back." A payer without an IBAN uses the one approved last. */
export function match(world: World, order: CashOrder): CashOrder {
  const { uid, channel } = order;
  const paidFrom = order.paidFrom ?? latestListed(world, uid);
  const isTaken =
    !termsOf(world, channel, "topUp").whitelistRequired || (paidFrom !== null && isListed(world, uid, paidFrom));
  return isTaken ? carryOut(world, order) : end(world, order, "notListed");
}
