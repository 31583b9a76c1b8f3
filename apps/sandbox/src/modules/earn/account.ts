import { AccountType } from "@coffer/sdk/contract";
import { refuse } from "../../core/refusal.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import type { User } from "../auth/user/exports.ts";
import { checkMayTrade } from "../convert/pairs/exports.ts";

/** The user who accepted the terms, with the time. */
export type EarnAccount = { uid: string; id: string; openedAt: number };
export const earnAccounts = defineTable<EarnAccount>("financingAccounts", { key: "uid" });

/** "Staking needs verification." A cashier works for a merchant and has no savings. */
export function openAccount(world: World, user: User): EarnAccount {
  checkMayTrade(user);
  if (user.accountType === AccountType.subMerchant) throw refuse("assetCreationFailed");
  const known = world.table(earnAccounts).get(user.uid);
  if (known) return known;
  return world.table(earnAccounts).insert({ uid: user.uid, id: world.newId("fu"), openedAt: world.clock.now() });
}
