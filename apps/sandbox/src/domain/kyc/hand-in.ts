import { awaitKycReview } from "../../actors/kyc-reviewer.ts";
import type { Context } from "../../engine/context.ts";
import type { World } from "../../world/world.ts";
import { claimFile } from "../files/claim-file.ts";
import type { User } from "../user/user.ts";
import { checkDocument, neededPhotos } from "./document-rules.ts";
import type { KycCase, KycSubmission } from "./kyc-case.ts";
import { checkKycStep, type KycStep, takeKycStep } from "./life.ts";
import { nameOf } from "./verified-name.ts";

const PHOTOS = ["frontFileId", "backFileId", "selfieFileId", "businessLicenceFileId"] as const;

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

/** From here on a reviewer decides. */
export function beginReview(world: World, user: User, step: KycStep, patch: Partial<KycCase>) {
  const submittedAt = world.clock.now();
  const after = takeKycStep(world, user, step, { ...patch, rejectReason: null, submittedAt, reviewedAt: null });
  awaitKycReview(world, user.uid, submittedAt);
  return { status: after.kycStatus };
}
