import type { SafeOperation } from "@coffer/sdk/contract";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import type { User } from "../user/user.ts";
import { tellOwner } from "./security-notice.ts";

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

/** `from` is the context: whose device, from where. `before` is the user as they were until now. */
export function noteSecurity(
  from: { world: World; ip: string; device: string },
  before: User,
  operation: SafeOperation,
): void {
  const { world, ip, device } = from;
  const { uid } = before;
  world.table(securityRecords).insert({ id: world.newId("sec"), uid, at: world.clock.now(), ip, device, operation });
  tellOwner(world, before, operation);
}
