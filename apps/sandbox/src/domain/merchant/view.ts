import type { Locale } from "@coffer/errors";
import { MerchantStatus, MerchantType, type Result } from "@coffer/sdk/contract";
import { isoOf } from "../../world/clock.ts";
import type { MerchantCase } from "./application.ts";

/** "Applications processed in 1 working day." */
const REVIEW_DAYS = 1;

export function merchantView(merchant: MerchantCase, language: Locale): Result<"getMerchantInfo"> {
  const { status, application, rejectReason, submittedAt, reviewedAt } = merchant;
  return {
    merchantType: status === MerchantStatus.approved ? MerchantType.official : MerchantType.trial,
    status,
    application,
    rejectReason: rejectReason?.[language] ?? null,
    submittedAt: submittedAt === null ? null : isoOf(submittedAt),
    reviewedAt: reviewedAt === null ? null : isoOf(reviewedAt),
    expectedReviewDays: REVIEW_DAYS,
  };
}
