import type { Locale, Text } from "@coffer/errors";
import type { VerificationScene } from "@coffer/sdk/contract";
import { isMagicAllowed, MAGIC_CODE, type Magic } from "../../../core/magic.ts";
import { invalid, refuse } from "../../../core/refusal.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import { sendMessage } from "../inbox/exports.ts";
import { magicContactOf, userByContact } from "../user/exports.ts";
import { checkRate, countOnce, type Rate } from "./rate.ts";

/** Counts as expired (90005) after a request for a code. */
const EXPIRED_CODE = "000009";

/** "Verification codes 6 digits, 5 min, resend after 60 s." */
const DIGITS = 6;
export const LIFE = 5 * 60 * 1000;
export const RESEND_AFTER = 60 * 1000;
const ATTEMPTS = 5;
const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
/** The wait for a new code after the first five wrong entries in a row, the second five, and so on. */
export const GUESS_WAITS = [RESEND_AFTER, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR, 24 * HOUR] as const;

/** Codes sent to one contact, whatever they are for. */
export const CONTACT_RATE: Rate = { name: "codesToContact", limit: 10 };
/** Codes one client asks for without signing in, to whichever contacts. */
export const CLIENT_RATE: Rate = { name: "codesForClient", limit: 60 };

/** One row per contact and purpose: a new code replaces the earlier one, and a code is valid for its purpose only. */
type Code = {
  slot: string;
  code: string;
  sentAt: number;
  /** Null after it was used, or tried too often. */
  attemptsLeft: number | null;
  /** Wrong entries since a code was last right. A new code doesn't reset it. */
  wrong: number;
  /** No new code is sent before. */
  nextAt: number;
};
export const codes = defineTable<Code>("codes", { key: "slot" });
const slotOf = (scene: VerificationScene, to: string) => `${scene} ${to}`;

const secondsUntil = (world: World, moment: number) => Math.ceil((moment - world.clock.now()) / 1000);

export type SentCode = { resendAfterSeconds: number; expiresInSeconds: number };

/** Sends a code to an e-mail address or a full phone number. With `silent`, the reply is equal but nothing is sent. */
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
  if (before && before.nextAt > now)
    throw refuse("tooManyRequests", null, { retryAfter: secondsUntil(world, before.nextAt) });
  checkRate(world, CONTACT_RATE, to);
  countOnce(world, CONTACT_RATE, to);
  const code = world.random.digits(DIGITS);
  const wrong = before?.wrong ?? 0;
  const row = {
    slot,
    code,
    sentAt: now,
    nextAt: now + RESEND_AFTER,
    attemptsLeft: ATTEMPTS - (wrong % ATTEMPTS),
    wrong,
  };
  if (before) table.update(slot, row);
  else table.insert(row);
  if (!silent && magicContactOf(world, to) !== "noCode")
    sendMessage(world, to, language, { subject, text: textOf(code), code });
  return { resendAfterSeconds: RESEND_AFTER / 1000, expiresInSeconds: LIFE / 1000 };
}

/** Returns the contact that the latest code for this purpose went to: a signed-in user may choose between several. */
export function lastSentTo(world: World, scene: VerificationScene, contacts: readonly string[]): string {
  const sentAt = (to: string) => world.table(codes).get(slotOf(scene, to))?.sentAt ?? 0;
  return contacts.reduce((last, to) => (sentAt(to) > sentAt(last) ? to : last), contacts[0] ?? "");
}

/** Uses the code: valid once, for its contact and purpose. @throws its refusal */
export function takeCode(world: World, scene: VerificationScene, to: string, code: string | undefined, field = "code") {
  if (code === undefined) throw invalid(field, "required", "Send the code you received.");
  const table = world.table(codes);
  const sent = table.get(slotOf(scene, to));
  if (!sent || sent.attemptsLeft === null)
    throw refuse("securityVerificationFailed", noCode, { data: { attemptsLeft: 0 } });
  const isExpired = world.clock.now() >= sent.sentAt + LIFE;
  if (isExpired || (isMagicAllowed(world) && code === EXPIRED_CODE)) throw refuse("verificationExpired");
  const isMagic = isMagicAllowed(world) && code === MAGIC_CODE;
  if (code !== sent.code && !isMagic) throw wrongCode(world, sent, to);
  table.update(sent.slot, { attemptsLeft: null, wrong: 0 });
}

/** The refusal of a wrong entry. The fifth in a row uses the code up, delays the next one and warns the owner. */
function wrongCode(world: World, sent: Code, to: string) {
  const left = (sent.attemptsLeft ?? 0) - 1;
  const wrong = sent.wrong + 1;
  const wait = GUESS_WAITS[Math.min(Math.ceil(wrong / ATTEMPTS), GUESS_WAITS.length) - 1] ?? 0;
  const remember = () => {
    if (left > 0) {
      world.table(codes).update(sent.slot, { attemptsLeft: left, wrong });
      return;
    }
    world.table(codes).update(sent.slot, { attemptsLeft: null, wrong, nextAt: world.clock.now() + wait });
    const owner = userByContact(world, to);
    if (owner) sendMessage(world, to, owner.language, guessed);
  };
  const data = { attemptsLeft: left };
  return refuse("securityVerificationFailed", left > 0 ? attemptsText(left) : noCode, { data, remember });
}

const guessed = {
  subject: { en: "Wrong codes were entered", "zh-CN": "有人输入了错误的验证码" },
  text: {
    en: "A code we sent you was entered wrongly 5 times and no longer works. If this wasn't you, someone may be trying to get into your account: check your security settings.",
    "zh-CN":
      "我们发送给您的验证码已被连续输错 5 次，现已失效。如非本人操作，可能有人正在尝试进入您的账户，请检查安全设置。",
  },
} satisfies { subject: Text; text: Text };

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
