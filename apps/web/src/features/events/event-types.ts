import type { EventType } from "@coffer/sdk";

/** What a merchant's program is told of, by what it is about; developers know them by the contract's own names. */
export const eventTypes = [
  ...["paymentOrder.created", "paymentOrder.paid", "paymentOrder.updated", "paymentOrder.cancelled"],
  ...["refundOrder.created", "refundOrder.updated", "review.requested", "review.decided"],
  ...["deposit.confirming", "deposit.credited", "deposit.heldBack", "deposit.failed"],
  ...["withdrawal.created", "withdrawal.updated", "withdrawal.completed", "withdrawal.failed"],
  ...["transfer.created", "transfer.arrived", "transfer.rejected", "webhook.disabled"],
] as readonly EventType[];

/** What a shop begins with. */
export const firstTypes: readonly EventType[] = ["paymentOrder.created", "paymentOrder.paid", "paymentOrder.updated"];
