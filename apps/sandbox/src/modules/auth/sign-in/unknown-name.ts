import type { Refusal } from "../../../core/refusal.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import { checkOpen, type Tries, wrongTry } from "../../profile/exports.ts";

/** Attempts to sign in by an unknown name. Counted like an account's, so that no reply reveals existing names. */
type UnknownName = Tries & { contact: string };
export const unknownNames = defineTable<UnknownName>("unknownNames", { key: "contact" });
/** Names are arbitrary: above this number, the least recent ones are deleted. */
export const KEPT_NAMES = 10_000;

/** Throws while the name is locked, else returns the refusal of one more wrong password. */
export function refuseUnknown(world: World, contact: string): Refusal {
  const tries = world.table(unknownNames).get(contact) ?? { wrong: 0, until: null };
  checkOpen(world, tries);
  return wrongTry(world, tries, "accountVerificationFailed", (next) => keep(world, { ...next, contact }));
}

function keep(world: World, row: UnknownName): void {
  const table = world.table(unknownNames);
  // Deleted and inserted again, so that the first row is the least recent.
  if (table.get(row.contact)) table.delete(row.contact);
  const [oldest] = table.size < KEPT_NAMES ? [] : table.rows();
  if (oldest) table.delete(oldest.contact);
  table.insert(row);
}
