import type { PaymentOrderStatus, PaymentReviewReason, RefundStatus } from "@coffer/sdk";
import type { StatusTexts, StatusView } from "./status.ts";

/** What a merchant's customers pay. Amber is what waits for the merchant's word, and nothing else. */
export const paymentOrderStatus = {
  0: { label: "paymentStatus.awaiting", tone: "info", next: "paymentStatus.awaitingNext" },
  1: { label: "paymentStatus.confirming", tone: "info", next: "paymentStatus.confirmingNext" },
  2: { label: "paymentStatus.toReview", tone: "warn", next: "paymentStatus.toReviewNext" },
  3: { label: "paymentStatus.paid", tone: "good", next: "paymentStatus.paidNext" },
  4: { label: "paymentStatus.completed", tone: "good", next: "paymentStatus.completedNext" },
  5: { label: "paymentStatus.rejected", tone: "bad", next: "paymentStatus.rejectedNext" },
  6: { label: "paymentStatus.cancelled", tone: "neutral", next: "paymentStatus.cancelledNext" },
  7: { label: "paymentStatus.expired", tone: "neutral", next: "paymentStatus.expiredNext" },
  8: { label: "paymentStatus.refunding", tone: "info", next: "paymentStatus.refundingNext" },
  9: { label: "paymentStatus.refunded", tone: "neutral", next: "paymentStatus.refundedNext" },
} as const satisfies StatusTexts<PaymentOrderStatus>;

/** Giving a payment back. */
export const refundStatus = {
  0: { label: "paymentStatus.refundToReview", tone: "warn", next: "paymentStatus.refundToReviewNext" },
  1: { label: "paymentStatus.refundSent", tone: "info", next: "paymentStatus.refundSentNext" },
  2: { label: "paymentStatus.refundDone", tone: "good", next: "paymentStatus.refundDoneNext" },
  3: { label: "paymentStatus.refundRejected", tone: "bad", next: "paymentStatus.refundRejectedNext" },
  4: { label: "paymentStatus.refundFailed", tone: "bad", next: "paymentStatus.refundFailedNext" },
} as const satisfies StatusTexts<RefundStatus>;

/** Why a payment needs the merchant's word. */
export const paymentException = {
  underpaid: { label: "paymentStatus.partial", tone: "warn", next: "paymentStatus.partialNext" },
  overpaid: { label: "paymentStatus.over", tone: "warn", next: "paymentStatus.overNext" },
  late: { label: "paymentStatus.late", tone: "warn", next: "paymentStatus.lateNext" },
} as const satisfies Record<PaymentReviewReason, StatusView>;
