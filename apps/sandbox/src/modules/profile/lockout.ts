import type { Text } from "@coffer/errors";
import { refuse } from "../../core/refusal.ts";
import { isoOf } from "../../world/clock.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { attemptsText } from "../auth/codes/exports.ts";
import { sendMessage } from "../auth/inbox/exports.ts";
import { contactOf, type User, users } from "../auth/user/exports.ts";

/** "Login lockout: 5 wrong passwords lock for 2 hours." */
export const ATTEMPTS = 5;
const HOUR = 60 * 60 * 1000;
export const LOCK = 2 * HOUR;
/** The first lock of a second factor or fund PIN, the second without a right entry in between, and so on. */
export const LOCKS = [LOCK, 4 * HOUR, 8 * HOUR, 16 * HOUR, 24 * HOUR] as const;

/**
 * What is counted for an account: passwords at sign-in; authenticator codes at sign-in, whatever token they come with;
 * the fund PIN and the authenticator of a signed-in user.
 */
export type Door = "signIn" | "secondStep" | "proof";

/** Consecutive wrong entries, and until when further ones are refused. */
export type Tries = { readonly wrong: number; readonly until: number | null };
type Name = "accountVerificationFailed" | "securityVerificationFailed";

/** Locks in a row, and the counter of the second step at sign-in. */
type Lockout = { slot: string; locks: number } & Tries;
export const lockouts = defineTable<Lockout>("lockouts", { key: "slot" });
const slotOf = ({ uid }: User, door: Door) => `${door} ${uid}`;
const lockoutOf = (world: World, user: User, door: Door): Lockout | undefined =>
  world.table(lockouts).get(slotOf(user, door));

function keepLockout(world: World, user: User, door: Door, patch: Partial<Lockout>): void {
  const slot = slotOf(user, door);
  if (world.table(lockouts).get(slot)) world.table(lockouts).update(slot, patch);
  else world.table(lockouts).insert({ slot, locks: 0, wrong: 0, until: null, ...patch });
}

const fields = {
  signIn: { wrong: "wrongPasswords", until: "signInLockedUntil" },
  proof: { wrong: "wrongProofs", until: "proofsLockedUntil" },
} as const;

function triesOf(world: World, user: User, door: Door): Tries {
  if (door === "secondStep") return lockoutOf(world, user, door) ?? { wrong: 0, until: null };
  return { wrong: user[fields[door].wrong], until: user[fields[door].until] };
}

function keepTries(world: World, user: User, door: Door, tries: Tries): void {
  if (door === "secondStep") keepLockout(world, user, door, tries);
  else world.table(users).update(user.uid, { [fields[door].wrong]: tries.wrong, [fields[door].until]: tries.until });
}

/** The lock after five wrong entries. Sign-in's is always 2 hours, the others grow. */
function lockTime(world: World, user: User, door: Door): number {
  const locks = lockoutOf(world, user, door)?.locks ?? 0;
  return door === "signIn" ? LOCK : (LOCKS[Math.min(locks, LOCKS.length - 1)] ?? LOCK);
}

export const checkNotLocked = (world: World, user: User, door: Door): void =>
  checkOpen(world, triesOf(world, user, door));

export function checkOpen(world: World, { until }: Tries): void {
  if (until !== null && until > world.clock.now()) throw lockedUntil(world, until);
}

/**
 * Returns the refusal of one more wrong entry; the fifth in a row locks and warns the owner. The count survives the
 * refusal.
 */
export const wrongEntry = (world: World, user: User, door: Door, name: Name) =>
  wrongTry(
    world,
    triesOf(world, user, door),
    name,
    (tries) => {
      keepTries(world, user, door, tries);
      if (tries.wrong > 0) return;
      if (door !== "signIn") keepLockout(world, user, door, { locks: (lockoutOf(world, user, door)?.locks ?? 0) + 1 });
      sendMessage(world, contactOf(user), user.language, warnings[door]);
    },
    lockTime(world, user, door),
  );

/** As above for a counter stored elsewhere: `keep` stores the new count. */
export function wrongTry(
  world: World,
  { wrong, until }: Tries,
  name: Name,
  keep: (tries: Tries) => void,
  lock: number = LOCK,
) {
  const left = ATTEMPTS - wrong - 1;
  const end = world.clock.now() + lock;
  const remember = () => keep(left > 0 ? { wrong: wrong + 1, until } : { wrong: 0, until: end });
  return left > 0
    ? refuse(name, attemptsText(left), { remember, data: { attemptsLeft: left } })
    : lockedUntil(world, end, remember);
}

export function rightEntry(world: World, user: User, door: Door): void {
  if (triesOf(world, user, door).wrong > 0) keepTries(world, user, door, { wrong: 0, until: null });
  if (lockoutOf(world, user, door)) world.table(lockouts).delete(slotOf(user, door));
}

const entered = {
  signIn: { en: "Wrong passwords", "zh-CN": "登录密码" },
  secondStep: {
    en: "Wrong authenticator codes, after the right password,",
    "zh-CN": "身份验证器验证码（登录密码正确）",
  },
  proof: { en: "Wrong fund PINs or authenticator codes", "zh-CN": "资金密码或身份验证器验证码" },
} as const satisfies Record<Door, Text>;

const warning = (door: Door): { subject: Text; text: Text } => ({
  subject: { en: "Too many wrong entries", "zh-CN": "输入错误次数过多" },
  text: {
    en: `${entered[door].en} were entered 5 times for your account, so we locked this for a while. If this wasn't you, reset your password and write to help@coffer.example at once.`,
    "zh-CN": `您的账户已连续 5 次输错${entered[door]["zh-CN"]}，现已暂时锁定。如非本人操作，请立即重置密码并联系 help@coffer.example。`,
  },
});
const warnings: Readonly<Record<Door, { subject: Text; text: Text }>> = {
  signIn: warning("signIn"),
  secondStep: warning("secondStep"),
  proof: warning("proof"),
};

/** Returns the refusal while locked, with the end of the lock. */
export function lockedUntil(world: World, until: number, remember?: () => void) {
  const text: Text = { en: `Locked until ${isoOf(until)}.`, "zh-CN": `已锁定至 ${isoOf(until)}。` };
  const data = { reason: "wrongEntries" as const, until: isoOf(until), serverTime: world.clock.iso() };
  return refuse("signInBanned", text, { data, ...(remember && { remember }) });
}
