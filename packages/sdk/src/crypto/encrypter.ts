import type { CofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import { type Clocks, readClocks } from "../http/clocks.ts";
import { decodeFailure } from "../http/failure.ts";
import { loadOnDemand, SDK_PART } from "../http/load-on-demand.ts";
import type { EncryptedField } from "../http/operation-spec.ts";
import type { Fields } from "../http/request-parts.ts";
import { makeSingleFlight } from "../session/single-flight.ts";
import { type KeyTriple, makeKeyCache } from "./key-cache.ts";
import type { KeyHash } from "./key-hash.ts";

type Encryption = typeof import("./encryption.ts");
type Work<Value> = Effect.Effect<Value, CofferError>;

/** What encryption needs of the client. */
export interface EncrypterPorts {
  readonly hash: KeyHash;
  /** Asks for a key triple. */
  readonly getKeys: Work<unknown>;
  /** Asks for a ticket. */
  readonly getTicket: (input: Fields) => Work<unknown>;
}

/** Encrypts what must not travel in the open. */
export interface Encrypter {
  /** The input with these fields encrypted, their key ids and tickets filled in; the caller's stays as it is. */
  encrypt(fields: readonly EncryptedField[], input: Fields): Work<Fields>;
  /** Drops the key triple: the server may have lost it before its time. */
  forget(): void;
  stop(): void;
}

export function makeEncrypter({ hash, getKeys, getTicket }: EncrypterPorts): Encrypter {
  const flight = makeSingleFlight<KeyTriple, CofferError>();
  const cache = makeKeyCache();

  // Loaded with the first field: most programs never need these 9 kB.
  const load = loadOnDemand(SDK_PART, () => import("./encryption.ts"));

  const tripleAt = (now: Clocks, { readTriple }: Encryption): Work<KeyTriple> => {
    const kept = cache.at(now);
    if (kept) return Effect.succeed(kept);
    const fetched = Effect.flatMap(getKeys, (answer) => {
      const triple = readTriple(answer);
      if (!triple) return Effect.fail(decodeFailure("getKEIS answered a key triple we can't use."));
      cache.keep(triple, now);
      return Effect.succeed(triple);
    });
    return flight.run("KEIS", fetched);
  };

  const encryptOne = (
    input: Fields,
    encrypted: Fields,
    field: EncryptedField,
    encryption: Encryption,
  ): Work<Fields> => {
    const plain = readField(input, field.field);
    // Left out is left out, with its key id; the server says if it is needed.
    if (plain === undefined || plain === null) return Effect.succeed(encrypted);
    const { derived } = field;
    const key = derived?.key.map((name) => String(readField(input, name) ?? "")).join("");
    const asked = derived ? getTicket({ businessType: derived.businessType, key }) : Effect.succeed(undefined);
    return Effect.flatMap(asked, (answer) => {
      const ticket = encryption.readTicket(answer);
      if (derived && !ticket) return Effect.fail(decodeFailure("pTR answered a ticket we can't use."));
      const triple = Effect.clockWith((clock) => tripleAt(readClocks(clock), encryption));
      return Effect.map(triple, (kept) =>
        encryption.encryptField(encrypted, field, { plain: String(plain), triple: kept, ticket, hash }),
      );
    });
  };

  return {
    encrypt: (fields, input) =>
      Effect.flatMap(load, (encryption) =>
        fields.reduce<Work<Fields>>(
          (before, field) => Effect.flatMap(before, (encrypted) => encryptOne(input, encrypted, field, encryption)),
          Effect.succeed(input),
        ),
      ),
    forget: cache.forget,
    stop: flight.stop,
  };
}

/** The value at a dotted path, such as `verification.fundPassword`. */
function readField(fields: Fields, path: string): unknown {
  return path.split(".").reduce<unknown>((value, name) => {
    const inside: Fields = Object(value);
    return Object.hasOwn(inside, name) ? inside[name] : undefined;
  }, fields);
}
