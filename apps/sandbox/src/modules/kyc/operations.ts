import type { Operations } from "../auth/session/exports.ts";
import { handIn, openFlow, reportFlow } from "./hand-in.ts";
import { kycView } from "./kyc-case.ts";

export const operations = {
  createKyc: (context, submission) => handIn(context, "handIn", submission),
  updateKyc: (context, submission) => handIn(context, "handInAgain", submission),
  getKyc: ({ world, user, language }) => kycView(world, user, language),
  sumsubAccessToken: openFlow,
  updateKycStatus: reportFlow,
} satisfies Operations;
