import type { Text } from "@coffer/errors";
import { refuse } from "../../refusal.ts";
import { isoOf } from "../../world/clock.ts";
import type { World } from "../../world/world.ts";
import { type User, users } from "../user/user.ts";

/** "Security-item changes block withdrawal and transfer for 24 hours." */
const BLOCK = 24 * 60 * 60 * 1000;

/** Call it after changing or removing what protects the account; answers until when withdrawals are blocked. */
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
  if (until !== null) throw refuse(60011, blockedText(until));
}

export const blockedText = (until: number): Text => ({
  en: `A security setting was changed. Blocked until ${isoOf(until)}.`,
  "zh-CN": `安全设置已变更，限制至 ${isoOf(until)}。`,
});
