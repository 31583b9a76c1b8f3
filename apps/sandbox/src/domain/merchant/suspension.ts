import { AccountType } from "@coffer/sdk/contract";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { type User, users } from "../user/user.ts";

/** A merchant who may sign in and do nothing as one: "merchant frozen or suspended". */
type Suspension = { uid: string; at: number };
export const suspensions = defineTable<Suspension>("merchantSuspensions", { key: "uid" });

/** A cashier's merchant counts, also one who was stopped altogether: that one can't sign in at all. */
export function isMerchantSuspended(world: World, { uid, accountType, parentUid }: User): boolean {
  const table = world.table(suspensions);
  if (accountType === AccountType.merchant) return table.get(uid) !== undefined;
  if (accountType !== AccountType.subMerchant || parentUid === null) return false;
  return table.get(parentUid) !== undefined || world.table(users).get(parentUid)?.disabled === true;
}
