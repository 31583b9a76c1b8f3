import type { KycStatus } from "@coffer/sdk";
import type { StatusTexts } from "./status.ts";

/** The product: "2 rejected (danger style), 3 verified (green)". */
export const kycStatus = {
  0: { label: "status.notVerified", tone: "warn", next: "status.notVerifiedNext" },
  1: { label: "status.underReview", tone: "info", next: "status.underReviewNext" },
  2: { label: "status.identityRejected", tone: "bad", next: "status.identityRejectedNext" },
  3: { label: "status.verified", tone: "good", next: "status.verifiedNext" },
} as const satisfies StatusTexts<KycStatus>;
