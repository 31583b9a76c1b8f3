import { bytesToHex } from "@noble/hashes/utils.js";
import { invalid } from "../../../core/refusal.ts";
import { secretOf } from "../../../crypto/key-triple.ts";
import { PASSWORD_ROUNDS } from "../../../crypto/password.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import type { User } from "../user/exports.ts";

/** The reply of `pTR` for one derivation of one password. */
type Ticket = { id: string; businessType: number; key: string; expiresAt: number };
export const tickets = defineTable<Ticket>("tickets", { key: "id" });
const LIFE = 5 * 60 * 1000;

/**
 * `owner` is the key's account, if any. An unknown key gets a generated, constant pepper, so that the reply
 * doesn't reveal whether an account exists.
 */
export function issueTicket(world: World, businessType: number, key: string, owner: User | undefined) {
  const table = world.table(tickets);
  const now = world.clock.now();
  for (const old of table.rows()) {
    if (old.expiresAt > now) break;
    table.delete(old.id);
  }
  const { id } = table.insert({ id: `t_${world.random.hex(16)}`, businessType, key, expiresAt: now + LIFE });
  const madeUp = () => bytesToHex(secretOf(world, `pepper ${businessType} ${key}`)).slice(0, 32);
  return { t: id, p: owner?.pepper ?? madeUp(), r: PASSWORD_ROUNDS };
}

/** Checks a ticket's purpose. Returns a function that uses it, which must run even if the call is refused. */
export function checkTicket(world: World, id: string, businessType: number, key: string): () => void {
  const table = world.table(tickets);
  const ticket = table.get(id);
  if (!ticket || ticket.expiresAt <= world.clock.now() || ticket.businessType !== businessType || ticket.key !== key)
    throw invalid("ticket", "ticket", "The ticket is unknown, used, ended or for something else: get one with pTR.");
  return () => {
    if (table.get(id)) table.delete(id);
  };
}
