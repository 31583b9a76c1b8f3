import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";

/** "A timestamp more than 30 seconds off the server's time is refused." */
export const WINDOW = 30_000;
/** A request signed with the latest accepted timestamp stays valid until the earliest expires: two windows. */
const KEPT = 2 * WINDOW;

type UsedNonce = { id: string; at: number };
export const usedNonces = defineTable<UsedNonce>("usedNonces", { key: "id" });

/** Returns false for a used nonce. Nonces of expired requests are deleted. */
export function takeNonce(world: World, accessKey: string, nonce: string): boolean {
  const table = world.table(usedNonces);
  const now = world.clock.now();
  for (const old of table.rows()) {
    if (old.at >= now - KEPT) break;
    table.delete(old.id);
  }
  const id = `${accessKey} ${nonce}`;
  if (table.get(id)) return false;
  table.insert({ id, at: now });
  return true;
}
