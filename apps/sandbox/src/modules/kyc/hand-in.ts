import { KycStatus, type Result, type WireInput } from "@coffer/sdk/contract";
import { invalid } from "../../core/refusal.ts";
import type { World } from "../../world/world.ts";
import type { Context } from "../auth/session/exports.ts";
import type { User } from "../auth/user/exports.ts";
import { claimFile } from "../receipt-methods/files/exports.ts";
import { checkDocument, neededPhotos, PHOTOS } from "./document-rules.ts";
import {
  checkKycStep,
  type KycCase,
  type KycStep,
  type KycSubmission,
  kycCaseOf,
  nameOf,
  readByProvider,
  saveKycCase,
  takeKycStep,
} from "./kyc-case.ts";
import { awaitKycReview } from "./review.ts";

/** The form, for the first time or after a rejection. */
export function handIn({ world, user }: Context, step: "handIn" | "handInAgain", submission: KycSubmission) {
  checkKycStep(user, step);
  checkDocument(submission, world.clock.iso().slice(0, 10));
  const needed: readonly string[] = neededPhotos[submission.certificateType];
  for (const field of PHOTOS)
    if (needed.includes(field) || submission[field] !== undefined)
      claimFile(world, user.uid, submission[field], "identity", field);
  return beginReview(world, user, step, { submission, name: nameOf(submission) });
}

/** A reviewer decides from here on. */
export function beginReview(world: World, user: User, step: KycStep, patch: Partial<KycCase>) {
  const submittedAt = world.clock.now();
  const after = takeKycStep(world, user, step, { ...patch, rejectReason: null, submittedAt, reviewedAt: null });
  awaitKycReview(world, user.uid, submittedAt);
  return { status: after.kycStatus };
}

const TOKEN_LIFE_SECONDS = 600;

/** A new token for the same applicant each time, so that an interrupted flow continues. */
export function openFlow({ world, user }: Context): Result<"sumsubAccessToken"> {
  checkKycStep(user, "finishFlow");
  const applicantId = kycCaseOf(world, user.uid).applicantId ?? world.random.hex(6);
  saveKycCase(world, user.uid, { applicantId });
  return {
    accessToken: `_act-sbx-${world.random.hex(16)}`,
    applicantId,
    expiresInSeconds: TOKEN_LIFE_SECONDS,
  };
}

/** The report of the provider's web SDK. It starts a review and never ends one. */
export function reportFlow({ world, user }: Context, { applicantId, event }: WireInput<"updateKycStatus">) {
  if (kycCaseOf(world, user.uid).applicantId !== applicantId)
    throw invalid("applicantId", "own", "It is no applicant of this user: get one with sumsubAccessToken.");
  const { kycStatus } = user;
  if (kycStatus === KycStatus.verified) checkKycStep(user, "finishFlow");
  if (event === "stepCompleted" || kycStatus === KycStatus.pending) return { status: kycStatus };
  return beginReview(world, user, "finishFlow", { submission: null, name: readByProvider(world, user) });
}
