import { isoOf } from "../../world/clock.ts";
import type { World } from "../../world/world.ts";
import type { User } from "../auth/user/exports.ts";
import { type ApiKey, DAY, statusOfKey } from "./api-key.ts";
import { previousOf } from "./rolled-key.ts";

export function keyView(world: World, user: User, key: ApiKey) {
  const { uid: _owner, expiresAt, createdAt, lastUsedAt, ...shown } = key;
  const left = expiresAt === null ? null : Math.max(0, expiresAt - world.clock.now());
  return {
    ...shown,
    status: statusOfKey(world, user, key),
    remainingDays: left === null ? null : Math.ceil(left / DAY),
    expiresAt: expiresAt === null ? null : isoOf(expiresAt),
    createdAt: isoOf(createdAt),
    lastUsedAt: lastUsedAt === null ? null : isoOf(lastUsedAt),
    previous: previousOf(world, key.id),
  };
}
