import type { PaymentOrderStatus, PaymentReviewReason, RefundStatus } from "@coffer/sdk";
import type { StatusTexts, StatusView } from "./status.ts";

/** The statuses of payments to a merchant. Amber marks only pending merchant approvals. */
export const paymentOrderStatus = {
  0: { label: "merchantOrderStatus.awaiting", tone: "info", next: "merchantOrderStatus.awaitingNext" },
  1: { label: "merchantOrderStatus.confirming", tone: "info", next: "merchantOrderStatus.confirmingNext" },
  2: { label: "merchantOrderStatus.toReview", tone: "warn", next: "merchantOrderStatus.toReviewNext" },
  3: { label: "merchantOrderStatus.paid", tone: "good", next: "merchantOrderStatus.paidNext" },
  4: { label: "merchantOrderStatus.completed", tone: "good", next: "merchantOrderStatus.completedNext" },
  5: { label: "merchantOrderStatus.rejected", tone: "bad", next: "merchantOrderStatus.rejectedNext" },
  6: { label: "merchantOrderStatus.cancelled", tone: "neutral", next: "merchantOrderStatus.cancelledNext" },
  7: { label: "merchantOrderStatus.expired", tone: "neutral", next: "merchantOrderStatus.expiredNext" },
  8: { label: "merchantOrderStatus.refunding", tone: "info", next: "merchantOrderStatus.refundingNext" },
  9: { label: "merchantOrderStatus.refunded", tone: "neutral", next: "merchantOrderStatus.refundedNext" },
} as const satisfies StatusTexts<PaymentOrderStatus>;

/** The statuses of a refund. */
export const refundStatus = {
  0: { label: "merchantOrderStatus.refundToReview", tone: "warn", next: "merchantOrderStatus.refundToReviewNext" },
  1: { label: "merchantOrderStatus.refundSent", tone: "info", next: "merchantOrderStatus.refundSentNext" },
  2: { label: "merchantOrderStatus.refundDone", tone: "good", next: "merchantOrderStatus.refundDoneNext" },
  3: { label: "merchantOrderStatus.refundRejected", tone: "bad", next: "merchantOrderStatus.refundRejectedNext" },
  4: { label: "merchantOrderStatus.refundFailed", tone: "bad", next: "merchantOrderStatus.refundFailedNext" },
} as const satisfies StatusTexts<RefundStatus>;

/** Why a payment needs the merchant's approval. */
export const paymentException = {
  underpaid: { label: "merchantOrderStatus.partial", tone: "warn", next: "merchantOrderStatus.partialNext" },
  overpaid: { label: "merchantOrderStatus.over", tone: "warn", next: "merchantOrderStatus.overNext" },
  late: { label: "merchantOrderStatus.late", tone: "warn", next: "merchantOrderStatus.lateNext" },
} as const satisfies Record<PaymentReviewReason, StatusView>;
