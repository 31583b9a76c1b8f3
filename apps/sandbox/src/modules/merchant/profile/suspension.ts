import { AccountType } from "@coffer/sdk/contract";
import type { Actor } from "../../../core/actor.ts";
import type { Scenario } from "../../../core/scenario.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import { toAccount, type User, users } from "../../auth/user/exports.ts";

/** A merchant that may sign in but not act: "merchant frozen or suspended". */
type Suspension = { uid: string; at: number };
export const suspensions = defineTable<Suspension>("merchantSuspensions", { key: "uid" });

/** A suspended or disabled merchant counts for its cashiers too. */
export function isMerchantSuspended(world: World, { uid, accountType, parentUid }: User): boolean {
  const table = world.table(suspensions);
  if (accountType === AccountType.merchant) return table.get(uid) !== undefined;
  if (accountType !== AccountType.subMerchant || parentUid === null) return false;
  return table.get(parentUid) !== undefined || world.table(users).get(parentUid)?.disabled === true;
}

const isMerchant = ({ accountType }: User) => accountType === AccountType.merchant;
const isSuspended = (world: World, { uid }: User) => world.table(suspensions).get(uid) !== undefined;

export const suspensionActions: Actor["actions"] = {
  "suspend-merchant": toAccount(
    { en: "The merchant and its cashiers may do nothing as such: 40003.", "zh-CN": "冻结商户及其收银员（40003）。" },
    (world, user) => isMerchant(user) && !isSuspended(world, user),
    "is no merchant, or suspended already.",
    (world, { uid }) => void world.table(suspensions).insert({ uid, at: world.clock.now() }),
  ),
  "resume-merchant": toAccount(
    { en: "A suspended merchant may go on.", "zh-CN": "恢复已冻结的商户。" },
    isSuspended,
    "isn't suspended.",
    (world, { uid }) => world.table(suspensions).delete(uid),
  ),
};

export const suspendedMerchant: Scenario = {
  name: "suspended-merchant",
  topic: "refusals",
  title: { en: "Suspended merchant", "zh-CN": "商户被冻结" },
  about: {
    en: "Harbour & Pine is suspended: it and its cashier sign in, can neither ask for payments nor withdraw (40003), nor deposit (60009).",
    "zh-CN": "Harbour & Pine 被冻结：商户与收银员可以登录，但不能收款、提现（40003），也不能充值（60009）。",
  },
  apply: (stage) => {
    stage.act("operator", "suspend-merchant", { name: "merchant" });
  },
};
