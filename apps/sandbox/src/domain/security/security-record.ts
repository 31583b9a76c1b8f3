import type { SafeOperation } from "@coffer/sdk/contract";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";

/** A change to what protects an account, for the history. */
export type SecurityRecord = {
  id: string;
  uid: string;
  at: number;
  ip: string;
  device: string;
  operation: SafeOperation;
};
export const securityRecords = defineTable<SecurityRecord>("securityRecords", { key: "id", indexes: ["uid"] });

/** `from` is the context: whose device, from where. */
export function noteSecurity(
  from: { world: World; ip: string; device: string },
  uid: string,
  operation: SafeOperation,
): void {
  const { world, ip, device } = from;
  world.table(securityRecords).insert({ id: world.newId("sec"), uid, at: world.clock.now(), ip, device, operation });
}
