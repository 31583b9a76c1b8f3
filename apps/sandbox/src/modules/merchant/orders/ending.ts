import { PaymentOrderStatus } from "@coffer/sdk/contract";
import { refuse } from "../../../core/refusal.ts";
import { dueTask } from "../../../world/due-task.ts";
import type { World } from "../../../world/world.ts";
import { settlesAfter } from "../rates/exports.ts";
import { complete, paymentChannel, sendBack, settleLater, take } from "./money.ts";
import { minorIn, moveOrder, type PaymentOrder, paymentOrders, save } from "./order.ts";

const { awaitingPayment, confirming, pendingReview, paid, completed } = PaymentOrderStatus;
const { rejected, cancelled, expired } = PaymentOrderStatus;
type Payload = { id: string };

/** The merchant's deadline for a pending approval. */
export const REVIEW_WITHIN = 7 * 24 * 60 * 60 * 1000;

export const expireOrder = dueTask("payment.expire", (world, { id }: Payload) => {
  const order = world.table(paymentOrders).get(id);
  if (order?.status === awaitingPayment) endUnpaid(world, order);
});

/** Its time is over: a partial payment waits for the merchant. */
export const endUnpaid = (world: World, order: PaymentOrder): PaymentOrder =>
  minorIn(world, order, "seen") > 0n ? beginReview(world, order, "underpaid") : moveOrder(world, order, expired);

/** After all payments are confirmed it is paid exactly, or needs a review. */
export function decideOnPaid(world: World, order: PaymentOrder): void {
  if (order.seen !== order.confirmed) {
    save(world, order);
    return;
  }
  const isLate = order.timeline.some(({ status }) => status === cancelled || status === expired) || wasLate(order);
  const over = minorIn(world, order, "confirmed") - minorIn(world, order, "amount");
  if (isLate) beginReview(world, order, "late");
  else if (over > 0n) beginReview(world, order, "overpaid");
  else {
    const done = moveOrder(world, take(world, order), paid);
    settleLater.schedule(world, world.clock.now() + settlesAfter(paymentChannel(world, done)), { id: done.id });
  }
}
/** The last part arrived after the deadline. */
const wasLate = ({ timeline, expiresAt }: PaymentOrder) =>
  (timeline.findLast(({ status }) => status === confirming)?.at ?? 0) >= expiresAt;

function beginReview(world: World, order: PaymentOrder, reviewReason: NonNullable<PaymentOrder["reviewReason"]>) {
  const reviewBy = world.clock.now() + REVIEW_WITHIN;
  acceptUndecided.schedule(world, reviewBy, { id: order.id });
  return moveOrder(world, order, pendingReview, { reviewReason, reviewBy });
}

export const acceptUndecided = dueTask("payment.acceptUndecided", (world, { id }: Payload) => {
  const order = world.table(paymentOrders).get(id);
  if (order?.status === pendingReview) complete(world, order);
});

/** @throws 40004, 40005, 40006, 60008 or 60015 if there is nothing to decide */
export function checkAwaitsReview({ id, status }: PaymentOrder): void {
  if (status === pendingReview) return;
  if (status === cancelled) throw refuse("orderCancelled", id);
  if (status === paid) throw refuse("orderPaid", id);
  if (status === completed) throw refuse("orderCompleted", id);
  throw refuse("orderStatusError", id);
}
export const passPayment = complete;

/** Rejected: the payment is returned to its source. */
export const rejectPayment = (world: World, order: PaymentOrder): PaymentOrder =>
  moveOrder(world, sendBack(world, order), rejected, { reviewBy: null });

const unpaidEnds: readonly PaymentOrderStatus[] = [expired, rejected];

export const isCancellable = ({ status, seen }: PaymentOrder) => status === awaitingPayment && seen === "0";

/** Cancelled before any payment; its address is still watched. */
export function cancelOrder(world: World, order: PaymentOrder): PaymentOrder {
  if (isCancellable(order)) return moveOrder(world, order, cancelled);
  if (order.status === cancelled) throw refuse("repeatedCancellation");
  if (order.status === completed) throw refuse("orderCompleted");
  if (unpaidEnds.includes(order.status)) throw refuse("orderStatusFailed");
  throw refuse("orderPaid");
}
