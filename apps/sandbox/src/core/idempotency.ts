import type { OperationInfo } from "@coffer/sdk/contract";
import { decryptText, encryptText } from "../crypto/encrypt-text.ts";
import { canonical, fingerprint } from "../state/hash.ts";
import { defineTable } from "../world/table.ts";
import type { World } from "../world/world.ts";
import { invalid, refuse } from "./refusal.ts";
import type { EngineRequest } from "./request.ts";

/** Matches a reply that carries a secret. It is stored encrypted and for a day only. */
const HOLDS_SECRET = /"secret":"/;
const SECRET_KEPT = 24 * 60 * 60 * 1000;

/**
 * The first reply to a key, kept as long as the world, like the order it made. Only replies that did something are kept:
 * a refused call changed nothing, so its key can be used again. `body` is null where the reply carries a secret.
 */
type KeptReply = { slot: string; hash: string; body: string | null; at: number };
export const keptReplies = defineTable<KeptReply>("keptReplies", { key: "slot" });
/** Encrypted replies that carry a secret, oldest first. */
type KeptSecret = { slot: string; body: string; at: number };
export const keptSecrets = defineTable<KeptSecret>("keptSecrets", { key: "slot" });

/** Returns the key of a `key` operation. @throws if it is missing or malformed */
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

/** Keys belong to the user. The hash omits what differs between resends of one intent: key ids and tickets. */
export function slotOf(uid: string, key: string, operation: OperationInfo, input: Record<string, unknown>): Slot {
  return { slot: `${uid} ${key}`, hash: fingerprint(`${operation.operationId} ${canonical(input, isOfSending)}`) };
}

/**
 * Returns the body of the first reply, or null where the key is new.
 * @throws 409 if the key was used for another request, or its reply is no longer kept
 */
export function keptReply(world: World, { slot, hash }: Slot): string | null {
  const kept = world.table(keptReplies).get(slot);
  if (!kept) return null;
  if (kept.hash !== hash) throw refuse("idempotencyConflict", "The Idempotency-Key was used with another request.");
  if (kept.body !== null) return kept.body;
  const secret = world.table(keptSecrets).get(slot);
  if (!secret || secret.at <= world.clock.now() - SECRET_KEPT)
    throw refuse(
      "idempotencyConflict",
      "This Idempotency-Key was used before. Its reply held a secret and is no longer kept: look the record up.",
    );
  return decryptText(world, slot, secret.body);
}

export function keepReply(world: World, { slot, hash }: Slot, body: string): void {
  const at = world.clock.now();
  const secrets = world.table(keptSecrets);
  for (const old of secrets.rows()) {
    if (old.at > at - SECRET_KEPT) break;
    secrets.delete(old.slot);
  }
  const holdsSecret = HOLDS_SECRET.test(body);
  world.table(keptReplies).insert({ slot, hash, body: holdsSecret ? null : body, at });
  if (holdsSecret) secrets.insert({ slot, body: encryptText(world, slot, body), at });
}
