import type { CashOrderStatus, ChannelAttachmentStatus, GlobalAccountStatus, PayWhitelistStatus } from "@coffer/sdk";
import type { StatusTexts } from "../../platform/status/status.ts";

/** The fiat account of the cash wallet. */
export const globalAccountStatus = {
  0: { label: "cashStatus.accountCreating", tone: "info", next: "cashStatus.accountCreatingNext" },
  1: { label: "cashStatus.accountReconfirm", tone: "warn", next: "cashStatus.accountReconfirmNext" },
  2: { label: "cashStatus.accountNotOpened", tone: "neutral", next: "cashStatus.accountNotOpenedNext" },
  3: { label: "cashStatus.accountActive", tone: "good", next: "cashStatus.accountActiveNext" },
} as const satisfies StatusTexts<GlobalAccountStatus>;

/** The documents that a channel requires once. */
export const channelPapersStatus = {
  0: { label: "cashStatus.papersMissing", tone: "warn", next: "cashStatus.papersMissingNext" },
  1: { label: "cashStatus.papersInReview", tone: "info", next: "cashStatus.papersInReviewNext" },
  2: { label: "cashStatus.papersApproved", tone: "good", next: "cashStatus.papersApprovedNext" },
  3: { label: "cashStatus.papersRejected", tone: "bad", next: "cashStatus.papersRejectedNext" },
} as const satisfies StatusTexts<ChannelAttachmentStatus>;

/** An IBAN that money is accepted from. */
export const payWhitelistStatus = {
  0: { label: "cashStatus.ibanInReview", tone: "info", next: "cashStatus.ibanInReviewNext" },
  1: { label: "cashStatus.ibanApproved", tone: "good", next: "cashStatus.ibanApprovedNext" },
  2: { label: "cashStatus.ibanRejected", tone: "bad", next: "cashStatus.ibanRejectedNext" },
} as const satisfies StatusTexts<PayWhitelistStatus>;

/** Deposits from a bank. */
export const cashTopUpStatus = {
  0: { label: "cashStatus.topUpMatching", tone: "info", next: "cashStatus.topUpMatchingNext" },
  1: { label: "cashStatus.topUpCrediting", tone: "info", next: "cashStatus.topUpCreditingNext" },
  2: { label: "cashStatus.topUpCredited", tone: "good", next: "cashStatus.topUpCreditedNext" },
  3: { label: "cashStatus.topUpFailed", tone: "bad", next: "cashStatus.topUpFailedNext" },
  4: { label: "cashStatus.topUpRejected", tone: "bad", next: "cashStatus.topUpRejectedNext" },
  5: { label: "cashStatus.topUpCancelled", tone: "neutral", next: "cashStatus.topUpCancelledNext" },
  6: { label: "cashStatus.topUpUnpaid", tone: "warn", next: "cashStatus.topUpUnpaidNext" },
} as const satisfies StatusTexts<CashOrderStatus>;

/** Payouts to a bank: the same statuses with other texts. */
export const cashPayoutStatus = {
  0: { label: "cashStatus.payoutInReview", tone: "info", next: "cashStatus.payoutInReviewNext" },
  1: { label: "cashStatus.payoutAtBank", tone: "info", next: "cashStatus.payoutAtBankNext" },
  2: { label: "cashStatus.payoutPaid", tone: "good", next: "cashStatus.payoutPaidNext" },
  3: { label: "cashStatus.payoutFailed", tone: "bad", next: "cashStatus.payoutFailedNext" },
  4: { label: "cashStatus.payoutRejected", tone: "bad", next: "cashStatus.payoutRejectedNext" },
  5: { label: "cashStatus.payoutCancelled", tone: "neutral", next: "cashStatus.payoutCancelledNext" },
  6: { label: "cashStatus.payoutUnpaid", tone: "info", next: "cashStatus.payoutUnpaidNext" },
} as const satisfies StatusTexts<CashOrderStatus>;
