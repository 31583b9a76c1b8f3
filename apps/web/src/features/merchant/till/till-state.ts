import { type PaymentOrder, PaymentOrderStatus } from "@coffer/sdk";
import { type Amount, isZero } from "../../../platform/amount/amount.ts";

/** The states that cashier and payer see. */
export type TillState = "waiting" | "partial" | "seen" | "paid" | "review" | "expired" | "cancelled" | "over";

const { awaitingPayment, confirming, pendingReview, paid, completed, expired, cancelled } = PaymentOrderStatus;

export function tillStateOf({ status, paidAmount }: Pick<PaymentOrder, "status" | "paidAmount">): TillState {
  switch (status) {
    case awaitingPayment:
      return isZero(paidAmount) ? "waiting" : "partial";
    case confirming:
      return "seen";
    case paid:
    case completed:
      return "paid";
    case pendingReview:
      return "review";
    case expired:
      return "expired";
    case cancelled:
      return "cancelled";
    default:
      return "over";
  }
}

/** It can still be paid, or is being paid: polled. */
export const isLive = (state: TillState): boolean => state === "waiting" || state === "partial" || state === "seen";

/** The large amount: the missing one, else the requested one. */
export const largeAmount = (state: TillState, order: Pick<PaymentOrder, "amount" | "missingAmount">): Amount =>
  state === "partial" ? order.missingAmount : order.amount;
