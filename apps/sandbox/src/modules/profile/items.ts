import { type Result, SafeOperation, SecurityItem } from "@coffer/sdk/contract";
import { isoOf } from "../../world/clock.ts";
import type { World } from "../../world/world.ts";
import type { User } from "../auth/user/exports.ts";
import { BLOCK, type SecurityRecord, securityRecords } from "./owner-change.ts";

const { email, phone, password, authenticator, fundPin } = SecurityItem;

/** The item of each change, and whether it blocks; null for changes that protect nothing. */
const changes: Readonly<Record<SafeOperation, { item: SecurityItem; blocks: boolean } | null>> = {
  [SafeOperation.bindPhone]: { item: phone, blocks: false },
  [SafeOperation.updatePhone]: { item: phone, blocks: true },
  [SafeOperation.unbindPhone]: { item: phone, blocks: true },
  [SafeOperation.bindEmail]: { item: email, blocks: false },
  [SafeOperation.updateEmail]: { item: email, blocks: true },
  [SafeOperation.unbindEmail]: { item: email, blocks: true },
  [SafeOperation.updatePassword]: { item: password, blocks: true },
  [SafeOperation.resetPassword]: { item: password, blocks: true },
  [SafeOperation.setFundPassword]: { item: fundPin, blocks: false },
  [SafeOperation.updateFundPassword]: { item: fundPin, blocks: true },
  [SafeOperation.bindAuthenticator]: { item: authenticator, blocks: false },
  [SafeOperation.unbindAuthenticator]: { item: authenticator, blocks: true },
  [SafeOperation.signOut]: null,
  [SafeOperation.endSessions]: null,
};

const isSet: Readonly<Record<SecurityItem, (user: User) => boolean>> = {
  [email]: (user) => user.emailAddress !== null,
  [phone]: (user) => user.phone !== null,
  [password]: () => true,
  [authenticator]: (user) => user.googleSecret !== null,
  [fundPin]: (user) => user.fundPassword !== null,
};

const HOUR = 60 * 60 * 1000;

/** Returns the security items, each with its last change, its blocks, and their end. */
export function securityItems(world: World, user: User): Result<"getSecurityItems"> {
  const latest = latestChanges(world, user.uid);
  const items = Object.values(SecurityItem).map((item) => {
    const own = latest.filter(({ operation }) => changes[operation]?.item === item);
    const set = isSet[item](user);
    // An unchanged item was set with the account.
    const changedAt = Math.max(...own.map(({ at }) => at), set ? user.registeredAt : 0);
    const until = Math.max(0, ...own.filter(({ operation }) => changes[operation]?.blocks).map(({ at }) => at + BLOCK));
    return {
      item,
      isSet: set,
      changedAt: changedAt === 0 ? null : isoOf(changedAt),
      changeBlocksHours: set ? BLOCK / HOUR : 0,
      blockedUntil: until > world.clock.now() ? isoOf(until) : null,
    };
  });
  return { items, serverTime: world.clock.iso() };
}

/** Returns the last change of each kind: lists partition by kind. */
function latestChanges(world: World, uid: string): SecurityRecord[] {
  const runs = world.table(securityRecords).runs("uid", uid, "time");
  return runs.flatMap((run) => run.at(run.length - 1) ?? []);
}
