import type { OperationInfo } from "@coffer/sdk/contract";
import { openText, sealText } from "../crypto/seal-text.ts";
import { canonical, fingerprint } from "../state/hash.ts";
import { defineTable } from "../world/table.ts";
import type { World } from "../world/world.ts";
import { invalid, refuse } from "./refusal.ts";
import type { EngineRequest } from "./request.ts";

/** A reply whose secret is told this once: a world's file isn't to tell it to whoever opens it. */
const HOLDS_SECRET = /"secret":"/;

/**
 * The first reply to a key, kept a day. Only replies that did something are kept: a refused call changed nothing, so
 * its key can be used again.
 */
type KeptReply = { slot: string; hash: string; body: string; at: number };
export const keptReplies = defineTable<KeptReply>("keptReplies", { key: "slot" });
const KEPT = 24 * 60 * 60 * 1000;

/** The key of a `key` operation; throws when it is missing or malformed. */
export function readKey(operation: OperationInfo, headers: EngineRequest["headers"]): string | null {
  if (operation.retry !== "key") return null;
  const key = headers["idempotency-key"];
  if (key === undefined) throw invalid("Idempotency-Key", "required", "Send the header, one key for each intent.");
  if (!/^[A-Za-z0-9_-]{8,128}$/.test(key))
    throw invalid("Idempotency-Key", "pattern", "8 to 128 letters, digits, - and _.");
  return key;
}

const isOfSending = (name: string) => name === "ticket" || name.endsWith("KeyId");

export type Slot = { slot: string; hash: string };

/** Keys are the user's own. The hash leaves out what differs between sendings of one intent: key ids and tickets. */
export function slotOf(uid: string, key: string, operation: OperationInfo, input: Record<string, unknown>): Slot {
  return { slot: `${uid} ${key}`, hash: fingerprint(`${operation.operationId} ${canonical(input, isOfSending)}`) };
}

/** The body of the first reply; throws 409 when the key was used for something else. */
export function keptReply(world: World, { slot, hash }: Slot): string | null {
  const kept = world.table(keptReplies).get(slot);
  if (!kept) return null;
  if (kept.hash !== hash) throw refuse("idempotencyConflict", "The Idempotency-Key was used with another request.");
  return kept.body.startsWith("{") ? kept.body : openText(world, slot, kept.body);
}

export function keepReply(world: World, { slot, hash }: Slot, body: string): void {
  const table = world.table(keptReplies);
  const now = world.clock.now();
  for (const old of table.rows()) {
    if (old.at > now - KEPT) break;
    table.delete(old.slot);
  }
  table.insert({ slot, hash, body: HOLDS_SECRET.test(body) ? sealText(world, slot, body) : body, at: now });
}
