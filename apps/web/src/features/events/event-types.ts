import type { EventType } from "@coffer/sdk";

/** The event types by subject; developers know them by the contract's names. */
export const eventTypes = [
  ...["paymentOrder.created", "paymentOrder.paid", "paymentOrder.updated", "paymentOrder.cancelled"],
  ...["refundOrder.created", "refundOrder.updated", "review.requested", "review.decided"],
  ...["deposit.confirming", "deposit.credited", "deposit.heldBack", "deposit.failed"],
  ...["withdrawal.created", "withdrawal.updated", "withdrawal.completed", "withdrawal.failed"],
  ...["transfer.created", "transfer.arrived", "transfer.rejected", "webhook.disabled"],
] as readonly EventType[];

/** The default types of a shop. */
export const firstTypes: readonly EventType[] = ["paymentOrder.created", "paymentOrder.paid", "paymentOrder.updated"];
