import type { CofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import { map } from "../effect-parts.ts";
import { decodeFailure } from "../failure.ts";
import { loadPart } from "../load-part.ts";
import type { EncryptedField } from "../read-operation.ts";
import type { Fields } from "../transport/split-input.ts";
import { makeKeyCache } from "./key-cache.ts";
import type { KeyHash } from "./key-hash.ts";

/** Loaded only when a field is to be encrypted: most programs never need these 8 kB. */
type Crypto = typeof import("./seal-field.ts");

/** What sealing asks the server for. */
export interface SealPorts {
  readonly hash: KeyHash;
  /** Calls `getKEIS`, or `pTR` for a one-time ticket with the pepper and rounds of an account. */
  readonly ask: (operation: "getKEIS" | "pTR", input?: Fields) => Effect.Effect<unknown, CofferError>;
}

/** Encrypts what must not travel in the open. */
export interface Sealer {
  /** The input with its marked fields encrypted, their key ids and tickets filled in. The caller's object stays as it is. */
  seal(marked: readonly EncryptedField[], input: Fields): Effect.Effect<Fields, CofferError>;
  /** Drops the key triple: the server may have lost it before its time. */
  forget(): void;
  stop(): void;
}

export function makeSealer({ hash, ask }: SealPorts): Sealer {
  const keys = makeKeyCache(Effect.suspend(() => ask("getKEIS")));

  const sealField = (crypto: Crypto, input: Fields, sealed: Fields, field: EncryptedField) => {
    const plain = crypto.plainOf(input, field);
    // Left out is left out, with its key id; the server says if it is needed.
    if (plain === undefined) return Effect.succeed(sealed);
    const asked = crypto.ticketFor(input, field);
    const answered = asked ? ask("pTR", asked) : Effect.succeed(undefined);
    return Effect.flatMap(answered, (answer) => {
      const ticket = crypto.readTicket(answer);
      if (asked && !ticket) return Effect.fail(decodeFailure("pTR answered a ticket we can't use."));
      return map(keys.get(crypto.readTriple), (triple) =>
        crypto.sealField(sealed, field, { plain, triple, ticket, hash }),
      );
    });
  };
  return {
    seal: (marked, input) => {
      if (marked.length === 0) return Effect.succeed(input);
      return Effect.flatMap(
        loadPart(() => import("./seal-field.ts")),
        (crypto) =>
          marked.reduce<Effect.Effect<Fields, CofferError>>(
            (before, field) => Effect.flatMap(before, (sealed) => sealField(crypto, input, sealed, field)),
            Effect.succeed(input),
          ),
      );
    },
    forget: keys.forget,
    stop: keys.stop,
  };
}
