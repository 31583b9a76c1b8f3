import type { CashOrderStatus, ChannelAttachmentStatus, GlobalAccountStatus, PayWhitelistStatus } from "@coffer/sdk";
import type { StatusTexts } from "./status.ts";

/** The fiat account behind the cash wallet. */
export const globalAccountStatus = {
  0: { label: "status.accountCreating", tone: "info", next: "status.accountCreatingNext" },
  1: { label: "status.accountReconfirm", tone: "warn", next: "status.accountReconfirmNext" },
  2: { label: "status.accountNotOpened", tone: "neutral", next: "status.accountNotOpenedNext" },
  3: { label: "status.accountActive", tone: "good", next: "status.accountActiveNext" },
} as const satisfies StatusTexts<GlobalAccountStatus>;

/** What a channel wants to see once, before it takes orders. */
export const channelPapersStatus = {
  0: { label: "status.papersMissing", tone: "warn", next: "status.papersMissingNext" },
  1: { label: "status.papersInReview", tone: "info", next: "status.papersInReviewNext" },
  2: { label: "status.papersApproved", tone: "good", next: "status.papersApprovedNext" },
  3: { label: "status.papersRejected", tone: "bad", next: "status.papersRejectedNext" },
} as const satisfies StatusTexts<ChannelAttachmentStatus>;

/** An IBAN money is taken from. */
export const payWhitelistStatus = {
  0: { label: "status.ibanInReview", tone: "info", next: "status.ibanInReviewNext" },
  1: { label: "status.ibanApproved", tone: "good", next: "status.ibanApprovedNext" },
  2: { label: "status.ibanRejected", tone: "bad", next: "status.ibanRejectedNext" },
} as const satisfies StatusTexts<PayWhitelistStatus>;

/** Money that comes from a bank. */
export const cashTopUpStatus = {
  0: { label: "status.topUpMatching", tone: "info", next: "status.topUpMatchingNext" },
  1: { label: "status.topUpCrediting", tone: "info", next: "status.topUpCreditingNext" },
  2: { label: "status.topUpCredited", tone: "good", next: "status.topUpCreditedNext" },
  3: { label: "status.topUpFailed", tone: "bad", next: "status.topUpFailedNext" },
  4: { label: "status.topUpRejected", tone: "bad", next: "status.topUpRejectedNext" },
  5: { label: "status.topUpCancelled", tone: "neutral", next: "status.topUpCancelledNext" },
  6: { label: "status.topUpUnpaid", tone: "warn", next: "status.topUpUnpaidNext" },
} as const satisfies StatusTexts<CashOrderStatus>;

/** Money on its way to a bank: the same statuses, another story. */
export const cashPayoutStatus = {
  0: { label: "status.payoutInReview", tone: "info", next: "status.payoutInReviewNext" },
  1: { label: "status.payoutAtBank", tone: "info", next: "status.payoutAtBankNext" },
  2: { label: "status.payoutPaid", tone: "good", next: "status.payoutPaidNext" },
  3: { label: "status.payoutFailed", tone: "bad", next: "status.payoutFailedNext" },
  4: { label: "status.payoutRejected", tone: "bad", next: "status.payoutRejectedNext" },
  5: { label: "status.payoutCancelled", tone: "neutral", next: "status.payoutCancelledNext" },
  6: { label: "status.payoutUnpaid", tone: "info", next: "status.payoutUnpaidNext" },
} as const satisfies StatusTexts<CashOrderStatus>;
