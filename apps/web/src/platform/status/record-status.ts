import type { RecordStatus } from "@coffer/sdk";
import type { StatusTexts } from "./status.ts";

/** The statuses of deposits and withdrawals, worded by their meaning for the money. */
export const recordStatus = {
  0: { label: "status.pendingSend", tone: "info", next: "status.pendingSendNext" },
  1: { label: "status.pendingMultisig", tone: "warn", next: "status.pendingMultisigNext" },
  2: { label: "status.awaitingSuperiorApproval", tone: "warn", next: "status.awaitingSuperiorApprovalNext" },
  3: { label: "status.accepted", tone: "info", next: "status.acceptedNext" },
  4: { label: "status.pendingReview", tone: "info", next: "status.pendingReviewNext" },
  5: { label: "status.processing", tone: "info", next: "status.processingNext" },
  6: { label: "status.failed", tone: "bad", next: "status.failedNext" },
  7: { label: "status.reviewRejected", tone: "bad", next: "status.reviewRejectedNext" },
  8: { label: "status.pendingSignature", tone: "warn", next: "status.pendingSignatureNext" },
  9: { label: "status.revoked", tone: "neutral", next: "status.revokedNext" },
  10: { label: "status.pendingTopUp", tone: "warn", next: "status.pendingTopUpNext" },
  11: { label: "status.confirming", tone: "info", next: "status.confirmingNext" },
  12: { label: "status.credited", tone: "good", next: "status.creditedNext" },
  13: { label: "status.remittedOut", tone: "info", next: "status.remittedOutNext" },
  14: { label: "status.completed", tone: "good", next: "status.completedNext" },
  15: { label: "status.belowMinimumDeposit", tone: "bad", next: "status.belowMinimumDepositNext" },
  16: { label: "status.frozen", tone: "bad", next: "status.frozenNext" },
  17: { label: "status.unfrozen", tone: "neutral", next: "status.unfrozenNext" },
  18: { label: "status.lockedOrder", tone: "warn", next: "status.lockedOrderNext" },
  19: { label: "status.abnormalOrder", tone: "bad", next: "status.abnormalOrderNext" },
  20: { label: "status.pendingVerification", tone: "warn", next: "status.pendingVerificationNext" },
  21: { label: "status.confirmed", tone: "info", next: "status.confirmedNext" },
} as const satisfies StatusTexts<RecordStatus>;
