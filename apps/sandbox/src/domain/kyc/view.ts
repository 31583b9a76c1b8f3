import type { Locale } from "@coffer/errors";
import type { Result } from "@coffer/sdk/contract";
import { isoOf } from "../../world/clock.ts";
import type { World } from "../../world/world.ts";
import type { User } from "../user/user.ts";
import { kycCaseOf } from "./kyc-case.ts";

/** Working days a review usually takes. */
const REVIEW_DAYS = 1;

export function kycView(world: World, { uid, kycStatus }: User, language: Locale): Result<"getKyc"> {
  const { submission, rejectReason, submittedAt, reviewedAt } = kycCaseOf(world, uid);
  return {
    status: kycStatus,
    submission,
    rejectReason: rejectReason && { text: rejectReason.text[language], fields: rejectReason.fields },
    submittedAt: submittedAt === null ? null : isoOf(submittedAt),
    reviewedAt: reviewedAt === null ? null : isoOf(reviewedAt),
    expectedReviewDays: REVIEW_DAYS,
  };
}
