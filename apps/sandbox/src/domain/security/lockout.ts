import type { Text } from "@coffer/errors";
import { refuse } from "../../refusal.ts";
import { isoOf } from "../../world/clock.ts";
import type { World } from "../../world/world.ts";
import { attemptsText } from "../codes/codes.ts";
import { type User, users } from "../user/user.ts";

/** "Login lockout: 5 wrong passwords lock for 2 hours." */
export const ATTEMPTS = 5;
const LOCK = 2 * 60 * 60 * 1000;

/** Sign-in counts passwords; a signed-in user's fund PIN and authenticator count apart. */
const fields = {
  signIn: { wrong: "wrongPasswords", until: "signInLockedUntil" },
  proof: { wrong: "wrongProofs", until: "proofsLockedUntil" },
} as const;
type Door = keyof typeof fields;

export function checkNotLocked(world: World, user: User, door: Door): void {
  const until = user[fields[door].until];
  if (until !== null && until > world.clock.now()) throw refuse(50010, lockedText(until));
}

/** The refusal for one more wrong entry; the fifth in a row locks. Counted although it is refused. */
export function wrongEntry(world: World, user: User, door: Door, code: 90001 | 50002) {
  const { wrong, until } = fields[door];
  const left = ATTEMPTS - user[wrong] - 1;
  const lockedUntil = world.clock.now() + LOCK;
  const remember = () =>
    world.table(users).update(user.uid, left > 0 ? { [wrong]: user[wrong] + 1 } : { [wrong]: 0, [until]: lockedUntil });
  return left > 0
    ? refuse(code, attemptsText(left), { remember })
    : refuse(50010, lockedText(lockedUntil), { remember });
}

export function rightEntry(world: World, user: User, door: Door): void {
  if (user[fields[door].wrong] > 0) world.table(users).update(user.uid, { [fields[door].wrong]: 0 });
}

export const lockedText = (until: number): Text => ({
  en: `Locked until ${isoOf(until)}.`,
  "zh-CN": `已锁定至 ${isoOf(until)}。`,
});
