import type { Locale, Text } from "@coffer/errors";
import type { VerificationScene } from "@coffer/sdk/contract";
import { isMagicAllowed, MAGIC_CODE, type Magic } from "../../area/magic.ts";
import { invalid, refuse } from "../../engine/refusal.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { sendMessage } from "../inbox/exports.ts";
import { magicContactOf } from "../user/exports.ts";

/** Has expired (90005), once one was asked for. */
const EXPIRED_CODE = "000009";

/** "Verification codes 6 digits, 5 min, resend after 60 s." */
const DIGITS = 6;
export const LIFE = 5 * 60 * 1000;
export const RESEND_AFTER = 60 * 1000;
const ATTEMPTS = 5;

/** One row per contact and purpose: a new code ends the one before, and a code is good for its purpose alone. */
type Code = {
  slot: string;
  code: string;
  sentAt: number;
  /** Null once it was used, or tried too often. */
  attemptsLeft: number | null;
};
export const codes = defineTable<Code>("codes", { key: "slot" });
const slotOf = (scene: VerificationScene, to: string) => `${scene} ${to}`;

export type SentCode = { resendAfterSeconds: number; expiresInSeconds: number };

/** Sends a code to an e-mail address or a joined phone. With `silent`, all looks the same but nothing is sent. */
export function sendCode(
  world: World,
  scene: VerificationScene,
  to: string,
  language: Locale,
  silent = false,
): SentCode {
  const table = world.table(codes);
  const slot = slotOf(scene, to);
  const now = world.clock.now();
  const before = table.get(slot);
  const wait = before ? before.sentAt + RESEND_AFTER - now : 0;
  if (wait > 0) throw refuse("tooManyRequests", null, { retryAfter: Math.ceil(wait / 1000) });
  const code = world.random.digits(DIGITS);
  const row = { slot, code, sentAt: now, attemptsLeft: ATTEMPTS };
  if (before) table.update(slot, row);
  else table.insert(row);
  if (!silent && magicContactOf(world, to) !== "noCode")
    sendMessage(world, to, language, { subject, text: textOf(code), code });
  return { resendAfterSeconds: RESEND_AFTER / 1000, expiresInSeconds: LIFE / 1000 };
}

/** Of the contacts somebody has, the one the latest code for this went to: who is signed in may choose. */
export function lastSentTo(world: World, scene: VerificationScene, contacts: readonly string[]): string {
  const sentAt = (to: string) => world.table(codes).get(slotOf(scene, to))?.sentAt ?? 0;
  return contacts.reduce((last, to) => (sentAt(to) > sentAt(last) ? to : last), contacts[0] ?? "");
}

/** Takes the code: good once, for its contact and purpose. Throws the refusal. */
export function takeCode(world: World, scene: VerificationScene, to: string, code: string | undefined, field = "code") {
  if (code === undefined) throw invalid(field, "required", "Send the code you received.");
  const table = world.table(codes);
  const sent = table.get(slotOf(scene, to));
  if (!sent || sent.attemptsLeft === null)
    throw refuse("securityVerificationFailed", noCode, { data: { attemptsLeft: 0 } });
  const isExpired = world.clock.now() >= sent.sentAt + LIFE;
  if (isExpired || (isMagicAllowed(world) && code === EXPIRED_CODE)) throw refuse("verificationExpired");
  const left = sent.attemptsLeft - 1;
  const isMagic = isMagicAllowed(world) && code === MAGIC_CODE;
  if (code !== sent.code && !isMagic)
    throw refuse("securityVerificationFailed", left > 0 ? attemptsText(left) : noCode, {
      data: { attemptsLeft: left },
      remember: () => table.update(sent.slot, { attemptsLeft: left > 0 ? left : null }),
    });
  table.update(sent.slot, { attemptsLeft: null });
}

const subject: Text = { en: "Your Coffer code", "zh-CN": "您的 Coffer 验证码" };
const textOf = (code: string): Text => ({
  en: `${code} is your Coffer code. It is good for 5 minutes. Nobody from Coffer will ask you for it.`,
  "zh-CN": `您的 Coffer 验证码是 ${code}，5 分钟内有效。Coffer 的任何人都不会向您索要验证码。`,
});
const noCode: Text = { en: "Ask for a new code.", "zh-CN": "请重新获取验证码。" };
export const attemptsText = (left: number): Text => ({
  en: left === 1 ? "1 attempt left." : `${left} attempts left.`,
  "zh-CN": `还可尝试 ${left} 次。`,
});

export const codeMagic: Magic = {
  values: [
    {
      field: "code",
      value: MAGIC_CODE,
      about: {
        en: "Right: any authenticator code, and any verification code once one was asked for.",
        "zh-CN": "视为正确：任意身份验证器验证码；任意验证码（须先请求发送）。",
      },
    },
    {
      field: "code",
      value: EXPIRED_CODE,
      about: {
        en: "Expired (90005): any verification code, once one was asked for.",
        "zh-CN": "视为已过期（90005）：任意验证码（须先请求发送）。",
      },
    },
  ],
};
