import { type SafeOperation, VerificationScene } from "@coffer/sdk/contract";
import type { Context } from "../../engine/context.ts";
import { isoOf } from "../../world/clock.ts";
import { checkProof, type Proof } from "./proof.ts";
import { blockAfterChange, blockedUntil } from "./security-change.ts";
import { noteSecurity } from "./security-record.ts";

type Who = Pick<Context, "world" | "user" | "ip" | "device">;

/** What every change asks of the owner: a code to their own contact, and the authenticator's where one is bound. */
export function checkOwner(
  { world, user }: Who,
  proof: Proof,
  scene: VerificationScene = VerificationScene.security,
): void {
  checkProof(world, user, proof, user.googleSecret === null ? ["code"] : ["googleCode", "code"], scene);
}

/** Notes the change and tells the owner. Setting something up for the first time begins no block. */
export function finishChange(who: Who, operation: SafeOperation, isFirst = false) {
  noteSecurity(who, who.user, operation);
  const until = isFirst ? blockedUntil(who.world, who.user) : blockAfterChange(who.world, who.user);
  return { withdrawBlockedUntil: until === null ? null : isoOf(until) };
}
