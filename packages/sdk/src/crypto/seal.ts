import type { CofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import { decodeFailure, networkFailure } from "../failure.ts";
import type { EncryptedField } from "../read-operation.ts";
import type { Fields } from "../transport/split-input.ts";
import type { KeyHash, KeyTriple } from "./cipher.ts";
import { getField, setField } from "./fields.ts";
import { isHex } from "./key-cache.ts";

/** What sealing asks the server for. */
export interface SealPorts {
  readonly hash: KeyHash;
  readonly triple: Effect.Effect<KeyTriple, CofferError>;
  /** Calls `pTR`: a one-time ticket with the pepper and rounds of an account. */
  readonly ticket: (input: { businessType: number; key: string }) => Effect.Effect<unknown, CofferError>;
}

/** A server may not make us compute for minutes. */
const MOST_ROUNDS = 1_000_000;

/** The input with its marked fields encrypted and their key ids and tickets filled in. The caller's object stays as it is. */
export function seal(
  ports: SealPorts,
  marked: readonly EncryptedField[],
  input: Fields,
): Effect.Effect<Fields, CofferError> {
  return Effect.gen(function* () {
    let sealed = input;
    for (const { field, keyId, derived } of marked) {
      const value = getField(input, field);
      // Left out is left out, with its key id; the server says if it is needed.
      if (value === undefined || value === null) continue;
      const cipher = yield* loadCipher;
      let plain = String(value);
      if (derived) {
        const key = derived.key.map((name) => String(getField(input, name) ?? "")).join("");
        const ticket = readTicket(yield* ports.ticket({ businessType: derived.businessType, key }));
        if (!ticket) return yield* Effect.fail(decodeFailure("pTR answered a ticket we can't use."));
        plain = cipher.derive(plain, ticket.p, ticket.r, ports.hash);
        sealed = setField(sealed, derived.ticket, ticket.t);
      }
      const triple = yield* ports.triple;
      sealed = setField(sealed, field, cipher.encrypt(plain, triple, ports.hash));
      sealed = setField(sealed, keyId, triple.k);
    }
    return sealed;
  });
}

const loadCipher = Effect.tryPromise({ try: () => import("./cipher.ts"), catch: networkFailure });

function readTicket(answer: unknown): { t: string; p: string; r: number } | undefined {
  const { t, p, r }: Partial<Record<string, unknown>> = { ...Object(answer) };
  if (typeof t !== "string" || !isHex(p, 1) || typeof r !== "number") return undefined;
  return r >= 1 && r <= MOST_ROUNDS && Number.isInteger(r) ? { t, p, r } : undefined;
}
