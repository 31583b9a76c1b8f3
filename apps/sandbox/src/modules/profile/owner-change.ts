import type { Text } from "@coffer/errors";
import { SafeOperation, VerificationScene } from "@coffer/sdk/contract";
import { refuse } from "../../core/refusal.ts";
import { isoOf } from "../../world/clock.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { sendMessage } from "../auth/inbox/exports.ts";
import { type Context, happeningLists } from "../auth/session/exports.ts";
import { contactOf, type User, users } from "../auth/user/exports.ts";
import { noteEvent } from "../events/exports.ts";
import { checkProof, type Proof, type ProofPart } from "./proof.ts";

type Who = Pick<Context, "world" | "user" | "ip" | "device">;

/** Requires a code to the owner's contact, and the authenticator's if bound. */
export function checkOwner(
  { world, user }: Who,
  proof: Proof,
  { scene = VerificationScene.security, also = [] }: { scene?: VerificationScene; also?: readonly ProofPart[] } = {},
): void {
  const parts: readonly ProofPart[] = user.googleSecret === null ? ["code"] : ["googleCode", "code"];
  checkProof(world, user, proof, [...also, ...parts], scene);
}

/** Records the change and notifies the owner. A first setup starts no block. */
export function finishChange(who: Who, operation: SafeOperation, isFirst = false) {
  noteSecurity(who, who.user, operation);
  const until = isFirst ? blockedUntil(who.world, who.user) : blockAfterChange(who.world, who.user);
  return { withdrawBlockedUntil: until === null ? null : isoOf(until), serverTime: who.world.clock.iso() };
}

/** "Security-item changes block withdrawal and transfer for 24 hours." */
export const BLOCK = 24 * 60 * 60 * 1000;

/** Called after a change or removal of a security item; returns the end of the withdrawal block. */
export function blockAfterChange(world: World, user: User): number {
  const until = world.clock.now() + BLOCK;
  world.table(users).update(user.uid, { withdrawBlockedUntil: until });
  return until;
}

export const blockedUntil = (world: World, user: User): number | null =>
  user.withdrawBlockedUntil !== null && user.withdrawBlockedUntil > world.clock.now()
    ? user.withdrawBlockedUntil
    : null;

export function checkNotBlocked(world: World, user: User): void {
  const until = blockedUntil(world, user);
  if (until !== null) throw blockedBySecurityChange(world, until);
}

/** Returns the refusal after a security change, with the end of the block. */
export function blockedBySecurityChange(world: World, until: number) {
  const text: Text = {
    en: `A security setting was changed. Blocked until ${isoOf(until)}.`,
    "zh-CN": `安全设置已变更，限制至 ${isoOf(until)}。`,
  };
  const data = { reason: "securityChange" as const, until: isoOf(until), serverTime: world.clock.iso() };
  return refuse("withdrawDisabled", text, { data });
}

/** A security change, for the history. */
export type SecurityRecord = {
  id: string;
  uid: string;
  at: number;
  ip: string;
  device: string;
  operation: SafeOperation;
};
export const securityRecords = defineTable<SecurityRecord>("securityRecords", {
  key: "id",
  lists: happeningLists(["operation"]),
});

/** `from` is the context with device and IP. `before` is the user before the change. */
export function noteSecurity(
  from: { world: World; ip: string; device: string },
  before: User,
  operation: SafeOperation,
): void {
  const { world, ip, device } = from;
  const { uid } = before;
  world.table(securityRecords).insert({ id: world.newId("sec"), uid, at: world.clock.now(), ip, device, operation });
  // Signing out changes no security item.
  if (changes[operation] !== null) noteEvent(world, uid, "account.securityChanged");
  tellOwner(world, before, operation);
}

const changes: Readonly<Record<SafeOperation, Text | null>> = {
  [SafeOperation.bindPhone]: { en: "A phone was bound", "zh-CN": "已绑定手机号" },
  [SafeOperation.updatePhone]: { en: "The phone was changed", "zh-CN": "手机号已变更" },
  [SafeOperation.unbindPhone]: { en: "The phone was removed", "zh-CN": "手机号已解绑" },
  [SafeOperation.bindEmail]: { en: "An e-mail address was bound", "zh-CN": "已绑定邮箱" },
  [SafeOperation.updateEmail]: { en: "The e-mail address was changed", "zh-CN": "邮箱已变更" },
  [SafeOperation.unbindEmail]: { en: "The e-mail address was removed", "zh-CN": "邮箱已解绑" },
  [SafeOperation.updatePassword]: { en: "The password was changed", "zh-CN": "登录密码已修改" },
  [SafeOperation.resetPassword]: { en: "The password was reset", "zh-CN": "登录密码已重置" },
  [SafeOperation.setFundPassword]: { en: "The fund PIN was set", "zh-CN": "资金密码已设置" },
  [SafeOperation.updateFundPassword]: { en: "The fund PIN was changed", "zh-CN": "资金密码已修改" },
  [SafeOperation.bindAuthenticator]: { en: "An authenticator was bound", "zh-CN": "已绑定身份验证器" },
  [SafeOperation.unbindAuthenticator]: { en: "The authenticator was removed", "zh-CN": "身份验证器已解绑" },
  // No notification: the user signed out personally.
  [SafeOperation.signOut]: null,
  [SafeOperation.endSessions]: null,
};

/** Notifies the owner at the contact from before the change, so that an attacker's new address doesn't hide it. */
export function tellOwner(world: World, before: User, operation: SafeOperation): void {
  const change = changes[operation];
  if (change === null) return;
  const text: Text = {
    en: `${change.en}. If this wasn't you, reset your password and write to help@coffer.example at once.`,
    "zh-CN": `${change["zh-CN"]}。如非本人操作，请立即重置密码并联系 help@coffer.example。`,
  };
  sendMessage(world, contactOf(before), before.language, { subject: change, text });
}
