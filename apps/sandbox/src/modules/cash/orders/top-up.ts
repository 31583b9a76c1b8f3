import { CashOrderStatus, type WireInput } from "@coffer/sdk/contract";
import { refuse } from "../../../core/refusal.ts";
import { dueTask } from "../../../world/due-task.ts";
import type { World } from "../../../world/world.ts";
import { nextNumber } from "../../assets/records/exports.ts";
import type { User } from "../../auth/user/exports.ts";
import { claimFile } from "../../receipt-methods/files/exports.ts";
import { checkActive, checkNotShut, checkVerified } from "../accounts/exports.ts";
import { channelOf } from "../channels/exports.ts";
import { amountTexts, checkAmount, checkOpen } from "./checks.ts";
import { moveTo, noteOrder } from "./life.ts";
import { awaitPayment } from "./match.ts";
import { end } from "./money.ts";
import { type CashOrder, cashOrders } from "./order.ts";

const { pendingPayment, pendingReview, inProgress, success, cancelled } = CashOrderStatus;

/** "Let the user pay at the bank within 24 hours, or the order is cancelled." */
export const PAID_WITHIN = 24 * 60 * 60 * 1000;
/** "No more than three orders may wait for payment (40016)." */
export const WAITING_MAX = 3;

/** Runs every check that can refuse an order, before its creation. */
export function checkTopUp(world: World, user: User, { channel, amount }: WireInput<"createTopUpOrder">) {
  const terms = channelOf(world, channel, "topUp");
  checkNotShut(world, user.uid);
  checkActive(world, user.uid);
  checkOpen(world, user.uid, terms);
  const amounts = checkAmount(world, user.uid, terms, amount);
  const waiting = world.table(cashOrders).runs("uid", user.uid, "time", ({ status }) => status === pendingPayment);
  if (waiting.reduce((sum, { length }) => sum + length, 0) >= WAITING_MAX) throw refuse("tooManyUnpaidOrders");
  return { terms, amounts };
}

export function makeTopUp(world: World, user: User, input: WireInput<"createTopUpOrder">): CashOrder {
  checkVerified(user);
  const { terms, amounts } = checkTopUp(world, user, input);
  const { uid } = user;
  const { channel, currency } = terms;
  const at = world.clock.now();
  const made = world.table(cashOrders).insert({
    ...{ id: world.newId("ct"), number: nextNumber(world, "CI"), uid, at, direction: "topUp", channel, currency },
    ...amountTexts(world, currency, amounts),
    ...{ status: pendingPayment, timeline: [{ status: pendingPayment, at }], reference: `CF${uid}` },
    ...{ voucherFileIds: [], payBefore: at + PAID_WITHIN, paidFrom: null },
    ...{ beneficiaryId: null, bankAccountId: null, payeeName: null, payeeAccount: null, bankReference: null },
    ...{ expectedAt: null, papers: null, ending: null, reason: null },
  });
  unpaid.schedule(world, at + PAID_WITHIN, { id: made.id });
  noteOrder(world, made, null);
  return made;
}

export const unpaid = dueTask("cash.unpaid", (world, { id }: { id: string }) => {
  const order = world.table(cashOrders).get(id);
  if (order?.status === pendingPayment) end(world, order, "unpaid");
});

/** @throws 40007 if it is unknown, another user's, or a payout */
export function topUpOf(world: World, uid: string, id: string): CashOrder {
  const order = world.table(cashOrders).get(id);
  if (order?.uid !== uid || order.direction !== "topUp") throw refuse("orderNotFound");
  return order;
}

/** "An order that doesn't wait any more answers why: cancelled (40004), paid (40005) or completed (40006)." */
export function checkUnpaid({ status }: CashOrder): void {
  if (status === pendingPayment) return;
  throw refuse(status === cancelled ? "orderCancelled" : status === success ? "orderCompleted" : "orderPaid");
}

/** "After the time to pay it answers 60016." */
export function confirmPayment(world: World, user: User, input: WireInput<"confirmCashTopUpPayment">): CashOrder {
  const order = topUpOf(world, user.uid, input.id);
  if (order.ending === "unpaid") throw refuse("paymentTimeout");
  checkUnpaid(order);
  const voucherFileIds = input.voucherFileIds ?? [];
  for (const [at, id] of voucherFileIds.entries())
    claimFile(world, user.uid, id, "paymentVoucher", `voucherFileIds.${at}`);
  const paid = moveTo(world, order, pendingReview, { payBefore: null, voucherFileIds });
  awaitPayment(world, paid);
  return paid;
}

/** "A second cancellation answers 60017; an order already paid 40005, completed 40006, failed or rejected 60008." */
export function cancelTopUp(world: World, user: User, id: string): CashOrder {
  const order = topUpOf(world, user.uid, id);
  if (order.status === cancelled) throw refuse("repeatedCancellation");
  if (order.status === pendingReview || order.status === inProgress) throw refuse("orderPaid");
  if (order.status === success) throw refuse("orderCompleted");
  if (order.status !== pendingPayment) throw refuse("orderStatusFailed");
  return end(world, order, "cancelled");
}
