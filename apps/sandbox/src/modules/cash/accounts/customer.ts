import type { Text } from "@coffer/errors";
import { type CashCustomerData, GlobalAccountStatus, KycStatus } from "@coffer/sdk/contract";
import { allows, type LifeCycle } from "../../../core/life-cycle.ts";
import { refuse } from "../../../core/refusal.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import type { User } from "../../auth/user/exports.ts";

/** A user as a customer of the institution that keeps the fiat, with the global account. */
export type CashCustomer = {
  uid: string;
  status: GlobalAccountStatus;
  customerId: string | null;
  /** The last submitted data; null before. */
  data: CashCustomerData | null;
  accountNumber: string | null;
  /** What must be confirmed again, or why it wasn't opened. */
  reason: Text | null;
  openedAt: number | null;
  createdAt: number;
  updatedAt: number;
  /** An operator closed the cash wallet. */
  shut: boolean;
};
const { notOpened, beingCreated, needsReconfirmation, active } = GlobalAccountStatus;

export const cashCustomers = defineTable<CashCustomer>("cashCustomers", {
  key: "uid",
  parts: {
    beingCreated: ({ status }) => status === beingCreated,
    active: ({ status }) => status === active,
  },
});

export const accountLife: LifeCycle<GlobalAccountStatus> = {
  status: "GlobalAccountStatus",
  kept: { table: cashCustomers, field: "status" },
  start: [notOpened],
  moves: [
    { from: [notOpened], to: beingCreated, by: ["createCashCustomer"] },
    { from: [beingCreated], to: active, by: ["clock:cash.open", "actor:institution/open"] },
    { from: [beingCreated, active], to: needsReconfirmation, by: ["actor:institution/ask"] },
    { from: [beingCreated], to: notOpened, by: ["actor:institution/decline"] },
    { from: [needsReconfirmation], to: active, by: ["updateCashCustomer"] },
    { from: [needsReconfirmation], to: beingCreated, by: ["updateCashCustomer"] },
  ],
};

/** Returns the account's status, also without an application. */
export const accountStatus = (world: World, uid: string): GlobalAccountStatus =>
  world.table(cashCustomers).get(uid)?.status ?? notOpened;

/** Returns the user's row and creates it if needed. */
export function customerRow(world: World, uid: string): CashCustomer {
  const table = world.table(cashCustomers);
  const at = world.clock.now();
  return (
    table.get(uid) ??
    table.insert({
      ...{ uid, status: notOpened, customerId: null, data: null, accountNumber: null, reason: null, openedAt: null },
      ...{ createdAt: at, updatedAt: at, shut: false },
    })
  );
}

/** Changes the account's status. @throws 60015 if it isn't allowed from the current one */
export function moveAccount(
  world: World,
  customer: CashCustomer,
  status: GlobalAccountStatus,
  patch: Partial<CashCustomer> = {},
): CashCustomer {
  if (!allows(accountLife, customer.status, status)) throw refuse("orderStatusError");
  return world.table(cashCustomers).update(customer.uid, { reason: null, ...patch, status });
}

/** @throws 50011 for a user without an account at the institution */
export function customerOf(world: World, uid: string): CashCustomer & { customerId: string; data: CashCustomerData } {
  const found = world.table(cashCustomers).get(uid);
  if (!found || found.status === notOpened || found.customerId === null || found.data === null)
    throw refuse("userMissing");
  return { ...found, customerId: found.customerId, data: found.data };
}

/** "It needs a verified identity (60013; 90003 when it was rejected, 90004 while it is under review)." */
export function checkVerified({ kycStatus }: User): void {
  if (kycStatus === KycStatus.rejected) throw refuse("identityRejected");
  if (kycStatus === KycStatus.pending) throw refuse("identityUnderReview");
  if (kycStatus !== KycStatus.verified) throw refuse("kycNotCertified");
}

/** @throws 60013 for any missing part of the identity */
export function checkIdentity({ kycStatus }: User): void {
  if (kycStatus !== KycStatus.verified) throw refuse("kycNotCertified");
}

/** Returns whether an operator closed the cash wallet. */
export const isShut = (world: World, uid: string): boolean => world.table(cashCustomers).get(uid)?.shut === true;

/** "A cash wallet that is shut for this user answers 60004." */
export function checkNotShut(world: World, uid: string): void {
  if (isShut(world, uid)) throw refuse("userDisabled60004");
}

/** "Only an active account takes orders": 60006. */
export function checkActive(world: World, uid: string): void {
  if (accountStatus(world, uid) !== active)
    throw refuse("userAssetMissing", {
      en: "The fiat account isn't active.",
      "zh-CN": "法币账户尚未开通或需重新确认。",
    });
}
