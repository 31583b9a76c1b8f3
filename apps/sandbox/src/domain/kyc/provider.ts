import { KycStatus, type Result, type WireInput } from "@coffer/sdk/contract";
import type { Context } from "../../engine/context.ts";
import { invalid } from "../../refusal.ts";
import { beginReview } from "./hand-in.ts";
import { kycCaseOf, saveKycCase } from "./kyc-case.ts";
import { checkKycStep } from "./life.ts";
import { readByProvider } from "./verified-name.ts";

const TOKEN_LIFE_SECONDS = 600;

/** A new token each time, for the same applicant, so that a flow broken off goes on where it was. */
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

/** What the provider's web SDK reported. It begins a review and never ends one. */
export function reportFlow({ world, user }: Context, { applicantId, event }: WireInput<"updateKycStatus">) {
  if (kycCaseOf(world, user.uid).applicantId !== applicantId)
    throw invalid("applicantId", "own", "It is no applicant of this user: get one with sumsubAccessToken.");
  const { kycStatus } = user;
  if (kycStatus === KycStatus.verified) checkKycStep(user, "finishFlow");
  if (event === "stepCompleted" || kycStatus === KycStatus.pending) return { status: kycStatus };
  return beginReview(world, user, "finishFlow", { submission: null, name: readByProvider(world, user) });
}
