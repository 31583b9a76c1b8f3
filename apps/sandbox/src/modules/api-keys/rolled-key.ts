import { isoOf } from "../../world/clock.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { type ApiKey, apiKeys } from "./api-key.ts";

/** An access key that was rolled: it opens what its key opens, until `endsAt`. Times are milliseconds of the world's clock. */
export type RolledKey = { accessKey: string; keyId: string; endsAt: number; lastUsedAt: number | null };
export const rolledKeys = defineTable<RolledKey>("rolledKeys", { key: "accessKey", unique: ["keyId"] });

const HOUR = 60 * 60 * 1000;

/** "Rolling again within that time ends the oldest at once." */
export function keepOldPair(world: World, { id, accessKey }: ApiKey, graceHours: number): void {
  forgetOldPair(world, id);
  if (graceHours === 0) return;
  const endsAt = world.clock.now() + graceHours * HOUR;
  world.table(rolledKeys).insert({ accessKey, keyId: id, endsAt, lastUsedAt: null });
}

export function forgetOldPair(world: World, keyId: string): void {
  const old = world.table(rolledKeys).one("keyId", keyId);
  if (old) world.table(rolledKeys).delete(old.accessKey);
}

/** The old pair of a key, while it works. */
const oldPairOf = (world: World, rolled: RolledKey | undefined) =>
  rolled && rolled.endsAt > world.clock.now() ? rolled : undefined;

/** The key an access key stands for: its own, or the one it had before, which is still good. */
export function keyOf(world: World, accessKey: string): ApiKey | undefined {
  const own = world.table(apiKeys).one("accessKey", accessKey);
  if (own) return own;
  const old = oldPairOf(world, world.table(rolledKeys).get(accessKey));
  return old && world.table(apiKeys).get(old.keyId);
}

/** Of the pair that was used; whoever rolled a key sees whether anything needs the old one. */
export function noteUse(world: World, key: ApiKey, accessKey: string): void {
  const lastUsedAt = world.clock.now();
  world.table(apiKeys).update(key.id, { lastUsedAt });
  if (accessKey !== key.accessKey) world.table(rolledKeys).update(accessKey, { lastUsedAt });
}

export function previousOf(world: World, keyId: string) {
  const old = oldPairOf(world, world.table(rolledKeys).one("keyId", keyId));
  if (!old) return null;
  const { accessKey, endsAt, lastUsedAt } = old;
  return { accessKey, endsAt: isoOf(endsAt), lastUsedAt: lastUsedAt === null ? null : isoOf(lastUsedAt) };
}
