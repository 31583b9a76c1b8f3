import type { Text } from "@coffer/errors";
import { refuse } from "../../../core/refusal.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";

/** A channel of payments between users. */
export type ReceiptMethod = { id: string; name: Text; legalCurrency: string; needsImage: boolean; open: boolean };
export const receiptMethods = defineTable<ReceiptMethod>("receiptMethods", { key: "id" });

/** "A channel that isn't there answers 60020." */
export function methodOf(world: World, id: string): ReceiptMethod {
  const found = world.table(receiptMethods).get(id);
  if (!found) throw refuse("paymentInfoMissing", id);
  return found;
}

/** "A closed one 60030." */
export function openMethod(world: World, id: string): ReceiptMethod {
  const found = methodOf(world, id);
  if (!found.open) throw refuse("paymentInfoClosed", id);
  return found;
}
