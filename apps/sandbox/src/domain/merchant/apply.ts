import type { WireInput } from "@coffer/sdk/contract";
import { awaitMerchantReview } from "../../actors/merchant-reviewer.ts";
import type { Context } from "../../engine/context.ts";
import { refuse } from "../../refusal.ts";
import { claimFile } from "../files/claim-file.ts";
import { merchantCaseOf } from "./application.ts";
import { checkMerchantStep, takeMerchantStep } from "./life.ts";

export function saveApplication({ world, user }: Context, application: WireInput<"saveToBecomeOfficial">) {
  const before = merchantCaseOf(world, user.uid);
  checkMerchantStep(before, "save");
  claimFile(world, user.uid, application.certificateFileId, "merchantCertificate", "certificateFileId");
  return takeMerchantStep(world, before, "save", { application });
}

export function handInApplication({ world, user }: Context) {
  const before = merchantCaseOf(world, user.uid);
  checkMerchantStep(before, "apply");
  if (before.application === null) throw refuse(50012);
  const handedIn = takeMerchantStep(world, before, "apply", { submittedAt: world.clock.now(), reviewedAt: null });
  awaitMerchantReview(world, handedIn);
  return handedIn;
}
