import { AccountType, type Result, SubMerchantStatus } from "@coffer/sdk/contract";
import type { LifeCycle } from "../../../core/life-cycle.ts";
import { refuse } from "../../../core/refusal.ts";
import { isoOf } from "../../../world/clock.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import { type User, users } from "../../auth/user/exports.ts";

/** The merchant's settings of a cashier; contacts and password belong to the account. Times are milliseconds. */
export type Cashier = {
  id: string;
  uid: string;
  merchantUid: string;
  userName: string;
  /** In lower case: unique regardless of case. */
  nameKey: string;
  contactName: string;
  jobTitle: string | null;
  collectionValidMinutes: number;
  orderDisplayDays: number;
  status: SubMerchantStatus;
  creatorName: string;
  createdAt: number;
  updatedAt: number;
};
export const cashiers = defineTable<Cashier>("cashiers", {
  key: "id",
  unique: ["uid", "nameKey"],
  indexes: ["merchantUid"],
});

const { active, inactive } = SubMerchantStatus;
export const cashierLife: LifeCycle<SubMerchantStatus> = {
  status: "SubMerchantStatus",
  kept: { table: cashiers, field: "status" },
  start: [active],
  moves: [
    { from: [active], to: inactive, by: ["inActiveSubMerchant"] },
    { from: [inactive], to: active, by: ["activeSubMerchant"] },
  ],
};

/** The merchant that a caller acts for: itself, or a cashier's merchant. */
export type Acting = { readonly merchant: User; readonly cashier: Cashier | null };

export function actingFor(world: World, user: User): Acting {
  if (user.accountType !== AccountType.subMerchant) return { merchant: user, cashier: null };
  const cashier = world.table(cashiers).one("uid", user.uid);
  const merchant = world.table(users).get(user.parentUid ?? "");
  if (!cashier || !merchant) throw refuse("userMissing");
  return { merchant, cashier };
}

/** A cashier as records name it. */
export const nameOfCashier = ({ id, userName }: Pick<Cashier, "id" | "userName">) => ({ id, userName });

/**
 * Returns a cashier of the caller's merchant; a cashier gets only itself. @throws 50011 if it belongs to another
 * merchant
 */
export function cashierFor(world: World, { merchant, cashier }: Acting, id: string): Cashier {
  const found = world.table(cashiers).get(id);
  if (found?.merchantUid !== merchant.uid || (cashier && cashier.id !== id)) throw refuse("userMissing");
  return found;
}

export function cashierView(world: World, cashier: Cashier): Result<"getSubMerchant"> {
  const { merchantUid: _merchant, nameKey: _key, createdAt, updatedAt, ...shown } = cashier;
  const user = world.table(users).get(cashier.uid);
  const lastLoginAt = user?.lastLoginAt ?? null;
  return {
    ...shown,
    emailAddress: user?.emailAddress ?? "",
    countryCode: user?.countryCode ?? null,
    phoneNumber: user?.phoneNumber ?? null,
    createdAt: isoOf(createdAt),
    updatedAt: isoOf(updatedAt),
    lastLoginTime: lastLoginAt === null ? null : isoOf(lastLoginAt),
  };
}
