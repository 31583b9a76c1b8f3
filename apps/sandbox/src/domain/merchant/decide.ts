import type { Text } from "@coffer/errors";
import { refuse } from "../../refusal.ts";
import type { World } from "../../world/world.ts";
import { sendMessage } from "../inbox/inbox.ts";
import { contactOf } from "../security/proof.ts";
import { type User, users } from "../user/user.ts";
import { merchantCaseOf } from "./application.ts";
import { takeMerchantStep } from "./life.ts";

export function approveMerchant(world: World, uid: string): void {
  const decided = takeMerchantStep(world, merchantCaseOf(world, uid), "approve", { reviewedAt: world.clock.now() });
  const user = world.table(users).update(uid, {
    isOfficial: true,
    ...(decided.application === null ? {} : { name: decided.application.shortName }),
  });
  tell(world, user, {
    en: "You are an official merchant now.",
    "zh-CN": "您已成为正式商户。",
  });
}

export function rejectMerchant(world: World, uid: string, reason: string | null): void {
  const user = world.table(users).get(uid);
  if (!user) throw refuse(50011);
  const rejectReason = reason === null ? noWords : { en: reason, "zh-CN": reason };
  const patch = { rejectReason, reviewedAt: world.clock.now() };
  takeMerchantStep(world, merchantCaseOf(world, uid), "reject", patch);
  tell(world, user, {
    en: `Your application to become an official merchant wasn't approved. ${rejectReason.en}`,
    "zh-CN": `您的正式商户申请未通过。${rejectReason["zh-CN"]}`,
  });
}

const subject: Text = { en: "Your merchant application", "zh-CN": "您的商户申请" };
const noWords: Text = {
  en: "The application is incomplete or doesn't match the certificate.",
  "zh-CN": "申请资料不完整或与证书不符。",
};
const tell = (world: World, user: User, text: Text) =>
  sendMessage(world, contactOf(user), user.language, { subject, text });
