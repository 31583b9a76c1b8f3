import { handIn } from "../domain/kyc/hand-in.ts";
import { openFlow, reportFlow } from "../domain/kyc/provider.ts";
import { kycView } from "../domain/kyc/view.ts";
import type { OperationsOf } from "../engine/context.ts";

export const kyc = {
  createKyc: (context, submission) => handIn(context, "handIn", submission),
  updateKyc: (context, submission) => handIn(context, "handInAgain", submission),
  getKyc: ({ world, user, language }) => kycView(world, user, language),
  sumsubAccessToken: openFlow,
  updateKycStatus: reportFlow,
} satisfies OperationsOf<"kyc">;
