import { refuse } from "../../../core/refusal.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";

/** How often something may happen within an hour, counted for a subject: a contact, an account or a client's address. */
export type Rate = { readonly name: string; readonly limit: number };

type Count = { slot: string; startedAt: number; count: number };
/** The hour of each subject, the one that began first on top. */
export const rateCounts = defineTable<Count>("rateCounts", { key: "slot" });
const HOUR = 60 * 60 * 1000;

const current = (world: World, slot: string): Count | undefined => {
  const row = world.table(rateCounts).get(slot);
  return row && row.startedAt + HOUR > world.clock.now() ? row : undefined;
};

/** @throws 429 with the seconds to wait, if the subject has used its limit for this hour */
export function checkRate(world: World, { name, limit }: Rate, subject: string): void {
  const row = current(world, `${name} ${subject}`);
  if (!row || row.count < limit) return;
  const retryAfter = Math.ceil((row.startedAt + HOUR - world.clock.now()) / 1000);
  throw refuse("tooManyRequests", null, { retryAfter });
}

export function countOnce(world: World, { name }: Rate, subject: string): void {
  const table = world.table(rateCounts);
  const slot = `${name} ${subject}`;
  const row = current(world, slot);
  if (row) {
    table.update(slot, { count: row.count + 1 });
    return;
  }
  const now = world.clock.now();
  for (const old of table.rows()) {
    if (old.startedAt + HOUR > now) break;
    table.delete(old.slot);
  }
  table.insert({ slot, startedAt: now, count: 1 });
}
