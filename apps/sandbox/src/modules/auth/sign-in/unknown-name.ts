import type { Refusal } from "../../../core/refusal.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import { checkOpen, type Tries, wrongTry } from "../../profile/exports.ts";

/** Tries to sign in by a name nobody has. Counted like an account's, so that no answer tells which names are taken. */
type UnknownName = Tries & { contact: string };
export const unknownNames = defineTable<UnknownName>("unknownNames", { key: "contact" });
/** Anybody can make up names: of more than this, those tried longest ago are deleted. */
export const KEPT_NAMES = 10_000;

/** Throws while the name is locked, else gives the refusal of one more wrong password. */
export function refuseUnknown(world: World, contact: string): Refusal {
  const tries = world.table(unknownNames).get(contact) ?? { wrong: 0, until: null };
  checkOpen(world, tries);
  return wrongTry(world, tries, "accountVerificationFailed", (next) => keep(world, { ...next, contact }));
}

function keep(world: World, row: UnknownName): void {
  const table = world.table(unknownNames);
  // Deleted and put last again, so that the first row is the one tried longest ago.
  if (table.get(row.contact)) table.delete(row.contact);
  const [oldest] = table.size < KEPT_NAMES ? [] : table.rows();
  if (oldest) table.delete(oldest.contact);
  table.insert(row);
}
