import { type ApiKeyAddressScope, type ApiKeyPermission, ApiKeyStatus } from "@coffer/sdk/contract";
import { API_KEY } from "@coffer/sdk/rules";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { LifeCycle } from "../../core/life-cycle.ts";
import { invalid } from "../../core/refusal.ts";
import { secretOf } from "../../crypto/key-triple.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import type { User } from "../auth/user/exports.ts";

/** Times are milliseconds of the world's clock. The secret isn't stored: it is derived from the access key. */
export type ApiKey = {
  id: string;
  uid: string;
  accessKey: string;
  remark: string;
  permissions: readonly ApiKeyPermission[];
  /** Null without the permission to withdraw. */
  addressScope: ApiKeyAddressScope | null;
  /** Saved addresses; empty unless the scope is custom. */
  addressIds: readonly string[];
  /** Addresses and ranges, comma separated; null for any address. */
  boundIps: string | null;
  /** Null for a key bound to addresses. */
  expiresAt: number | null;
  createdAt: number;
  lastUsedAt: number | null;
};
export const apiKeys = defineTable<ApiKey>("apiKeys", { key: "id", unique: ["accessKey"], indexes: ["uid"] });

export const DAY = 24 * 60 * 60 * 1000;

/** "Keys without IP binding valid 90 days." */
export const expiryOf = (world: World, boundIps: string | null): number | null =>
  boundIps === null ? world.clock.now() + API_KEY.unboundDays * DAY : null;

/** The access key contains the world's id, so that a key alone identifies its world. */
export const newAccessKey = (world: World): string => world.newId(`ck_${world.id}`);

export function worldOfAccessKey(accessKey: string): string | null {
  return /^ck_([A-Za-z0-9][A-Za-z0-9_-]*)_[0-9A-Z]{12}$/.exec(accessKey)?.[1] ?? null;
}

/** Derived, so that no file or view of a world contains a secret. */
export const secretOfKey = (world: World, { accessKey }: Pick<ApiKey, "accessKey">): string =>
  bytesToHex(secretOf(world, `api key ${accessKey}`));

/** @throws 400, rule `exists`, also for another user's id */
export function ownKey(world: World, uid: string, id: string): ApiKey {
  const key = world.table(apiKeys).get(id);
  if (key?.uid !== uid) throw invalid("id", "exists", "There is no such key.");
  return key;
}

export const hasRunOut = (world: World, { expiresAt }: ApiKey): boolean =>
  expiresAt !== null && expiresAt <= world.clock.now();

export const apiKeyLife: LifeCycle<ApiKeyStatus> = {
  status: "ApiKeyStatus",
  kept: null,
  start: [ApiKeyStatus.normal],
  moves: [
    { from: [ApiKeyStatus.normal], to: ApiKeyStatus.abnormal, by: ["actor:operator/disable", "clock:"] },
    {
      from: [ApiKeyStatus.abnormal],
      to: ApiKeyStatus.normal,
      by: ["actor:operator/enable", "updateApiKey", "rollApiKey"],
    },
  ],
};

export const statusOfKey = (world: World, user: User, key: ApiKey): ApiKeyStatus =>
  user.disabled || hasRunOut(world, key) ? ApiKeyStatus.abnormal : ApiKeyStatus.normal;
