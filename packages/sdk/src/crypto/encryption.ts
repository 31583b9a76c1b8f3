// What encrypts, loaded with the first field to encrypt; an entry of its own, so that a program can load it ahead or leave it
// out of its one file. It imports nothing of the client, so that bundlers keep the client in one piece: what it needs of it,
// Effect's functions too, it is given.
import type { CofferError } from "@coffer/errors";
import type * as Effect from "effect/Effect";
import type { Clocks } from "../clocks.ts";
import { sealCalls } from "../gen/own-calls.ts";
import type { Fields } from "../transport/split-input.ts";
import { type EncryptedField, encryptedFields } from "./encrypted-field.ts";
import { plainOf, sealField, ticketFor } from "./fields.ts";
import { type KeyTriple, makeKeyCache } from "./key-cache.ts";
import type { KeyHash } from "./key-hash.ts";
import { readTicket, readTriple } from "./read-keys.ts";

type Work<Value> = Effect.Effect<Value, CofferError>;

/**
 * What sealing needs of the client.
 * @internal
 */
export interface SealPorts {
  readonly hash: KeyHash;
  /** Calls an operation by its line. */
  readonly ask: (operation: string, line: string, input?: Fields) => Work<unknown>;
  /** Runs the work once for all who ask while it runs. */
  readonly once: (name: string, work: Work<KeyTriple>) => Work<KeyTriple>;
  readonly flatMap: typeof Effect.flatMap;
  readonly succeed: typeof Effect.succeed;
  /** Fails with an answer that can't be used. */
  readonly refuse: (message: string) => Work<never>;
}

/**
 * Encrypts what must not travel in the open.
 * @internal
 */
export interface Sealing {
  /** The input with the fields its line marks encrypted, their key ids and tickets filled in; the caller's stays as it is. */
  seal(line: string, input: Fields, now: () => Clocks): Work<Fields>;
  /** Drops the key triple: the server may have lost it before its time. */
  forget(): void;
}

/** @internal */
export function makeSealing({ hash, ask, once, flatMap, succeed, refuse }: SealPorts): Sealing {
  const cache = makeKeyCache();

  const tripleOf = (now: Clocks): Work<KeyTriple> => {
    const kept = cache.at(now);
    if (kept) return succeed(kept);
    const fetched = flatMap(ask("getKEIS", sealCalls.getKEIS), (answer) => {
      const triple = readTriple(answer);
      if (!triple) return refuse("getKEIS answered a key triple we can't use.");
      cache.keep(triple, now);
      return succeed(triple);
    });
    return once("KEIS", fetched);
  };
  const sealOne = (input: Fields, sealed: Fields, field: EncryptedField, now: () => Clocks): Work<Fields> => {
    const plain = plainOf(input, field);
    // Left out is left out, with its key id; the server says if it is needed.
    if (plain === undefined) return succeed(sealed);
    const asked = ticketFor(input, field);
    return flatMap(asked ? ask("pTR", sealCalls.pTR, asked) : succeed<unknown>(undefined), (answer) => {
      const ticket = readTicket(answer);
      if (asked && !ticket) return refuse("pTR answered a ticket we can't use.");
      return flatMap(tripleOf(now()), (triple) => succeed(sealField(sealed, field, { plain, triple, ticket, hash })));
    });
  };
  return {
    seal: (line, input, now) =>
      encryptedFields(line).reduce<Work<Fields>>(
        (before, field) => flatMap(before, (sealed) => sealOne(input, sealed, field, now)),
        succeed(input),
      ),
    forget: cache.forget,
  };
}
