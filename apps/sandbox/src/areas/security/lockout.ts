import type { Text } from "@coffer/errors";
import { refuse } from "../../engine/refusal.ts";
import { isoOf } from "../../world/clock.ts";
import type { World } from "../../world/world.ts";
import { attemptsText } from "../codes/exports.ts";
import { type User, users } from "../user/exports.ts";

/** "Login lockout: 5 wrong passwords lock for 2 hours." */
export const ATTEMPTS = 5;
export const LOCK = 2 * 60 * 60 * 1000;

/** Separate counters: passwords at sign-in; the fund PIN and the authenticator of a signed-in user. */
const fields = {
  signIn: { wrong: "wrongPasswords", until: "signInLockedUntil" },
  proof: { wrong: "wrongProofs", until: "proofsLockedUntil" },
} as const;
type Door = keyof typeof fields;

/** Consecutive wrong entries, and until when further ones are refused. */
export type Tries = { readonly wrong: number; readonly until: number | null };
type Name = "accountVerificationFailed" | "securityVerificationFailed";

const triesOf = (user: User, door: Door): Tries => ({
  wrong: user[fields[door].wrong],
  until: user[fields[door].until],
});

export const checkNotLocked = (world: World, user: User, door: Door): void => checkOpen(world, triesOf(user, door));

export function checkOpen(world: World, { until }: Tries): void {
  if (until !== null && until > world.clock.now()) throw lockedUntil(world, until);
}

/** The refusal for one more wrong entry; the fifth in a row locks. Counted although it is refused. */
export const wrongEntry = (world: World, user: User, door: Door, name: Name) =>
  wrongTry(world, triesOf(user, door), name, ({ wrong, until }) =>
    world.table(users).update(user.uid, { [fields[door].wrong]: wrong, [fields[door].until]: until }),
  );

/** The same for a counter kept elsewhere: `keep` stores the new count. */
export function wrongTry(world: World, { wrong, until }: Tries, name: Name, keep: (tries: Tries) => void) {
  const left = ATTEMPTS - wrong - 1;
  const end = world.clock.now() + LOCK;
  const remember = () => keep(left > 0 ? { wrong: wrong + 1, until } : { wrong: 0, until: end });
  return left > 0
    ? refuse(name, attemptsText(left), { remember, data: { attemptsLeft: left } })
    : lockedUntil(world, end, remember);
}

export function rightEntry(world: World, user: User, door: Door): void {
  if (user[fields[door].wrong] > 0) world.table(users).update(user.uid, { [fields[door].wrong]: 0 });
}

/** The refusal while locked, with the moment it ends. */
export function lockedUntil(world: World, until: number, remember?: () => void) {
  const text: Text = { en: `Locked until ${isoOf(until)}.`, "zh-CN": `已锁定至 ${isoOf(until)}。` };
  const data = { reason: "wrongEntries" as const, until: isoOf(until), serverTime: world.clock.iso() };
  return refuse("signInBanned", text, { data, ...(remember && { remember }) });
}
