import type { CofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import { decodeFailure } from "../failure.ts";
import type { EncryptedField } from "../read-operation.ts";
import type { Fields } from "../transport/split-input.ts";
import { derive, encrypt, type KeyHash } from "./cipher.ts";
import { getField, setField } from "./fields.ts";
import { isHex, makeKeyCache } from "./key-cache.ts";

/** What sealing asks the server for. */
export interface SealPorts {
  readonly hash: KeyHash;
  /** Calls `getKEIS`, or `pTR` for a one-time ticket with the pepper and rounds of an account. */
  readonly ask: (operation: "getKEIS" | "pTR", input?: Fields) => Effect.Effect<unknown, CofferError>;
}

/** Encrypts what must not travel in the open. */
export interface Sealer {
  /**
   * The input with its marked fields encrypted and their key ids and tickets filled in. The caller's object stays as it
   * is.
   */
  seal(marked: readonly EncryptedField[], input: Fields): Effect.Effect<Fields, CofferError>;
  /** Drops the key triple: the server may have lost it before its time. */
  forget(): void;
  stop(): void;
}

/** A server may not make us compute for minutes. */
const MOST_ROUNDS = 1_000_000;

export function makeSealer({ hash, ask }: SealPorts): Sealer {
  const keys = makeKeyCache(ask("getKEIS"));

  const sealField = (input: Fields, sealed: Fields, { field, keyId, derived }: EncryptedField) => {
    const value = getField(input, field);
    // Left out is left out, with its key id; the server says if it is needed.
    if (value === undefined || value === null) return Effect.succeed(sealed);
    const encrypted = (plain: string, fields: Fields) =>
      Effect.map(keys.get, (triple) =>
        setField(setField(fields, field, encrypt(plain, triple, hash)), keyId, triple.k),
      );
    if (!derived) return encrypted(String(value), sealed);
    const key = derived.key.map((name) => String(getField(input, name) ?? "")).join("");
    return Effect.flatMap(ask("pTR", { businessType: derived.businessType, key }), (answer) => {
      const ticket = readTicket(answer);
      if (!ticket) return Effect.fail(decodeFailure("pTR answered a ticket we can't use."));
      return encrypted(derive(String(value), ticket.p, ticket.r, hash), setField(sealed, derived.ticket, ticket.t));
    });
  };
  return {
    seal: (marked, input) =>
      marked.reduce<Effect.Effect<Fields, CofferError>>(
        (before, field) => Effect.flatMap(before, (sealed) => sealField(input, sealed, field)),
        Effect.succeed(input),
      ),
    forget: keys.forget,
    stop: keys.stop,
  };
}

function readTicket(answer: unknown): { t: string; p: string; r: number } | undefined {
  const { t, p, r }: Partial<Record<string, unknown>> = { ...Object(answer) };
  if (typeof t !== "string" || !isHex(p, 1) || typeof r !== "number") return undefined;
  return r >= 1 && r <= MOST_ROUNDS && Number.isInteger(r) ? { t, p, r } : undefined;
}
