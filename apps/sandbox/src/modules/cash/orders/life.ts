import { CashOrderStatus } from "@coffer/sdk/contract";
import { allows, type LifeCycle } from "../../../core/life-cycle.ts";
import { nameIn } from "../../../core/name-in.ts";
import { refuse } from "../../../core/refusal.ts";
import type { World } from "../../../world/world.ts";
import { noteEvent } from "../../events/exports.ts";
import { type CashOrder, cashOrders } from "./order.ts";

const { pendingPayment, pendingReview, inProgress, success, failed, rejected, cancelled } = CashOrderStatus;

/** For top-ups and payouts: a top-up starts with its payment, a payout with the review or at the bank. */
export const orderLife: LifeCycle<CashOrderStatus> = {
  status: "CashOrderStatus",
  kept: { table: cashOrders, field: "status" },
  start: [pendingPayment, pendingReview, inProgress],
  moves: [
    { from: [pendingPayment], to: pendingReview, by: ["confirmCashTopUpPayment", "actor:bank/receive"] },
    { from: [pendingPayment], to: cancelled, by: ["cancelCashTopUpOrder", "clock:cash.unpaid"] },
    { from: [pendingReview], to: inProgress, by: ["clock:cash.match", "actor:bank/match", "review:cashOrder"] },
    {
      from: [pendingReview],
      to: rejected,
      by: ["review:cashOrder", "actor:bank/return", "clock:cash.match", "clock:cash.noPapers", "clock:cash.undecided"],
    },
    { from: [pendingReview], to: failed, by: ["clock:cash.unmatched"] },
    { from: [inProgress], to: success, by: ["clock:cash.complete", "actor:bank/credit"] },
    { from: [inProgress], to: pendingReview, by: ["actor:bank/ask-papers"] },
    { from: [inProgress], to: failed, by: ["actor:bank/return"] },
  ],
};

/** Changes the status. @throws 60015 if it isn't allowed from the current one */
export function moveTo(
  world: World,
  order: CashOrder,
  status: CashOrderStatus,
  patch: Partial<CashOrder> = {},
): CashOrder {
  if (!allows(orderLife, order.status, status)) throw refuse("orderStatusError");
  const timeline = [...order.timeline, { status, at: world.clock.now() }];
  const moved = world.table(cashOrders).update(order.id, { ...patch, status, timeline });
  noteOrder(world, moved, order.status);
  return moved;
}

/** Adds the new and the previous status to the owner's log; null for a new order. */
export function noteOrder(world: World, order: CashOrder, before: CashOrderStatus | null): void {
  const { id, uid, number, status, currency, amount, direction } = order;
  const kind = direction === "topUp" ? "cashTopUp" : "cashPayout";
  noteEvent(world, uid, `${kind}.updated`, {
    link: { kind, id },
    number,
    status: nameIn(CashOrderStatus, status),
    previousStatus: before === null ? null : nameIn(CashOrderStatus, before),
    coin: currency,
    amount,
  });
}
