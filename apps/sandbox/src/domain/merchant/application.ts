import type { Text } from "@coffer/errors";
import type { MerchantStatus, WireInput } from "@coffer/sdk/contract";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";

export type MerchantNames = { fullName: string; shortName: string; website: string | null };

/** A merchant's way from trial to official. Times are milliseconds of the world's clock. */
export type MerchantCase = {
  uid: string;
  /** What it called itself when it registered, for the reviewer to compare; null for a merchant nobody asked. */
  registeredAs: MerchantNames | null;
  application: WireInput<"saveToBecomeOfficial"> | null;
  status: MerchantStatus;
  rejectReason: Text | null;
  submittedAt: number | null;
  reviewedAt: number | null;
};
export const merchantCases = defineTable<MerchantCase>("merchantCases", { key: "uid" });

const none = { registeredAs: null, application: null, status: 0, rejectReason: null, submittedAt: null } as const;

export const merchantCaseOf = (world: World, uid: string): MerchantCase =>
  world.table(merchantCases).get(uid) ?? { ...none, uid, reviewedAt: null };

export function saveMerchantCase(world: World, before: MerchantCase, patch: Partial<MerchantCase>): MerchantCase {
  const table = world.table(merchantCases);
  return table.get(before.uid) ? table.update(before.uid, patch) : table.insert({ ...before, ...patch });
}

export function saveMerchantNames(
  world: World,
  uid: string,
  { fullName, shortName, website }: { fullName: string; shortName: string; website?: string },
): void {
  const registeredAs = { fullName, shortName, website: website ?? null };
  saveMerchantCase(world, merchantCaseOf(world, uid), { registeredAs });
}
