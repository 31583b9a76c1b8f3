import { PaymentOrderStatus, RefundStatus } from "@coffer/sdk/contract";
import { nameIn } from "../../../core/name-in.ts";
import type { World } from "../../../world/world.ts";
import { type EventData, type EventType, noteEvent } from "../../events/exports.ts";
import type { PaymentOrder } from "./order.ts";
import type { Refund } from "./refund.ts";

const types: Partial<Record<PaymentOrderStatus, EventType>> = {
  [PaymentOrderStatus.paid]: "paymentOrder.paid",
  [PaymentOrderStatus.cancelled]: "paymentOrder.cancelled",
};
const { pendingReview } = PaymentOrderStatus;

type Owned = Pick<PaymentOrder, "merchantUid" | "cashierUid">;
/** The merchant, and the cashier who created it. */
function tell(world: World, { merchantUid, cashierUid }: Owned, type: EventType, about: EventData): void {
  noteEvent(world, merchantUid, type, about);
  if (cashierUid !== null) noteEvent(world, cashierUid, type, about);
}

/** Reports the new and the previous status; null for a new order. */
export function noteOrder(world: World, order: PaymentOrder, before: PaymentOrderStatus | null): void {
  const { id, number, status, coin, amount, merchantUid } = order;
  const about: EventData = {
    link: { kind: "paymentOrder", id },
    number,
    status: nameIn(PaymentOrderStatus, status),
    previousStatus: before === null ? null : nameIn(PaymentOrderStatus, before),
    coin,
    amount,
  };
  tell(world, order, before === null ? "paymentOrder.created" : (types[status] ?? "paymentOrder.updated"), about);
  if (before === status) return;
  if (status === pendingReview) noteEvent(world, merchantUid, "review.requested", about);
  if (before === pendingReview) noteEvent(world, merchantUid, "review.decided", about);
}

export function noteRefund(world: World, refund: Refund, before: RefundStatus | null): void {
  const { id, number, status, coin, amount, merchantUid } = refund;
  const about: EventData = {
    link: { kind: "refundOrder", id },
    number,
    status: nameIn(RefundStatus, status),
    previousStatus: before === null ? null : nameIn(RefundStatus, before),
    coin,
    amount,
  };
  tell(world, refund, before === null ? "refundOrder.created" : "refundOrder.updated", about);
  if (before === null) noteEvent(world, merchantUid, "review.requested", about);
  if (before === RefundStatus.pendingReview) noteEvent(world, merchantUid, "review.decided", about);
}
