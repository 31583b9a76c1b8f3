import type { Text } from "@coffer/errors";
import { refuse } from "../../refusal.ts";
import type { World } from "../../world/world.ts";
import { sendMessage } from "../inbox/inbox.ts";
import { contactOf } from "../security/proof.ts";
import { type User, users } from "../user/user.ts";
import { kycCaseOf } from "./kyc-case.ts";
import { takeKycStep } from "./life.ts";
import { rejectReasonOf } from "./reject-reasons.ts";
import { takesVerifiedName } from "./verified-name.ts";

export function approveIdentity(world: World, uid: string): void {
  const verified = takeKycStep(world, userOf(world, uid), "approve", { reviewedAt: world.clock.now() });
  if (takesVerifiedName(verified)) world.table(users).update(uid, { name: kycCaseOf(world, uid).name });
  tell(world, verified, {
    en: "Your identity is verified. You can trade and withdraw now.",
    "zh-CN": "您的身份认证已通过，现在可以交易和提现。",
  });
}

/** The reason may be the name of one in `rejectReasons`, or the reviewer's own words. */
export function rejectIdentity(world: World, uid: string, reason: string | null): void {
  const rejectReason = rejectReasonOf(reason);
  const patch = { rejectReason, reviewedAt: world.clock.now() };
  const rejected = takeKycStep(world, userOf(world, uid), "reject", patch);
  tell(world, rejected, {
    en: `Your identity couldn't be verified. ${rejectReason.text.en}`,
    "zh-CN": `您的身份认证未通过。${rejectReason.text["zh-CN"]}`,
  });
}

function userOf(world: World, uid: string): User {
  const user = world.table(users).get(uid);
  if (!user) throw refuse(50011);
  return user;
}

const subject: Text = { en: "Your identity verification", "zh-CN": "您的身份认证" };
const tell = (world: World, user: User, text: Text) =>
  sendMessage(world, contactOf(user), user.language, { subject, text });
