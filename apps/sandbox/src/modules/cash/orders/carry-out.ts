import { CashOrderStatus } from "@coffer/sdk/contract";
import { afterWorkingDays } from "../../../core/working-days.ts";
import { dueTask } from "../../../world/due-task.ts";
import type { World } from "../../../world/world.ts";
import { termsOf } from "../channels/exports.ts";
import { moveTo } from "./life.ts";
import { scheduleMagic } from "./magic.ts";
import { settle } from "./money.ts";
import { type CashOrder, cashOrders } from "./order.ts";

const { inProgress } = CashOrderStatus;
const HOUR = 60 * 60 * 1000;
/** "Within 1 working day, credited within 2 hours." */
const PROCESSED_WITHIN = 1;
export const CREDITED_WITHIN = 2 * HOUR;
/** The bank's time to send a payout and report its number. */
const SENT_AFTER = 10 * 60 * 1000;

/** Returns the latest arrival of a payout, including working days of review. */
export const arrivalBy = (from: number, reviewDays: number): number =>
  afterWorkingDays(from, reviewDays + PROCESSED_WITHIN) + CREDITED_WITHIN;

/** `step` is the timeline's length when the task was scheduled: another length means that another event came first. */
type Payload = { id: string; step: number };
export function stillAt(world: World, { id, step }: Payload, status: CashOrderStatus): CashOrder | undefined {
  const order = world.table(cashOrders).get(id);
  return order?.status === status && order.timeline.length === step ? order : undefined;
}

/** The bank executes it: at once on an instant channel, else within the day. */
export function carryOut(world: World, order: CashOrder): CashOrder {
  const now = world.clock.now();
  const isPayout = order.direction === "withdraw";
  const patch = { papers: null, ...(isPayout && { expectedAt: arrivalBy(now, 0) }) };
  const taken = order.status === inProgress ? order : moveTo(world, order, inProgress, patch);
  const payload = { id: taken.id, step: taken.timeline.length };
  const { paymentType, arrivalSeconds } = termsOf(world, order.channel, order.direction);
  const isByTheDay = isPayout && paymentType !== "instant";
  const doneAt = isByTheDay ? arrivalBy(now, 0) : now + arrivalSeconds * 1000;
  if (isPayout) send.schedule(world, now + SENT_AFTER, payload);
  complete.schedule(world, doneAt, payload);
  scheduleMagic(world, taken);
  return taken;
}

export const send = dueTask("cash.send", (world, payload: Payload) => {
  const order = stillAt(world, payload, inProgress);
  if (order) world.table(cashOrders).update(order.id, { bankReference: bankReferenceOf(order) });
});
const bankReferenceOf = ({ number }: CashOrder) => `BK${number.slice(2)}`;

export const complete = dueTask("cash.complete", (world, payload: Payload) => {
  const order = stillAt(world, payload, inProgress);
  if (order) finish(world, order);
});

/** Completes it, at its time or by the console. */
export const finish = (world: World, order: CashOrder): CashOrder =>
  settle(world, order, order.direction === "withdraw" ? { bankReference: bankReferenceOf(order) } : {});
