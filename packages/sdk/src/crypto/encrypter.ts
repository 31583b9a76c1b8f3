import type { CofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import { readClocks } from "../http/clocks.ts";
import { decodeFailure } from "../http/failure.ts";
import { loadOnDemand, SDK_PART } from "../http/load-on-demand.ts";
import type { EncryptedField } from "../http/operation-spec.ts";
import type { Fields } from "../http/request-parts.ts";
import { makeSingleFlight } from "../session/single-flight.ts";
import type { Encryption, KeyTriple } from "./encryption.ts";
import type { KeyHash } from "./key-hash.ts";

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
  let encryption: Encryption | undefined;

  // Loaded with the first field: most programs never need these 9 kB.
  const loaded = Effect.map(
    loadOnDemand(SDK_PART, () => import("./encryption.ts")),
    ({ makeEncryption }) => {
      encryption ??= makeEncryption(hash);
      return encryption;
    },
  );
  const unusable = (operation: string) => Effect.fail(decodeFailure(`${operation} answered what we can't use.`));

  const keysOf = (own: Encryption): Work<KeyTriple> =>
    Effect.clockWith((clock) => {
      const now = readClocks(clock);
      const kept = own.keysAt(now);
      if (kept) return Effect.succeed(kept);
      const fetched = Effect.flatMap(getKeys, (answer) => {
        const keys = own.keepKeys(answer, now);
        return keys ? Effect.succeed(keys) : unusable("getKEIS");
      });
      return flight.run("KEIS", fetched);
    });

  const encryptOne = (own: Encryption, input: Fields, encrypted: Fields, field: EncryptedField): Work<Fields> => {
    const secret = own.secretIn(input, field);
    // Left out is left out, with its key id; the server says if it is needed.
    if (!secret) return Effect.succeed(encrypted);
    return Effect.flatMap(secret.ask ? getTicket(secret.ask) : Effect.succeed(undefined), (answer) => {
      const ticket = own.readTicket(answer);
      if (secret.ask && !ticket) return unusable("pTR");
      return Effect.map(keysOf(own), (keys) => own.encryptField(encrypted, field, secret.plain, keys, ticket));
    });
  };

  return {
    encrypt: (fields, input) =>
      Effect.flatMap(loaded, (own) =>
        fields.reduce<Work<Fields>>(
          (before, field) => Effect.flatMap(before, (encrypted) => encryptOne(own, input, encrypted, field)),
          Effect.succeed(input),
        ),
      ),
    forget: () => encryption?.forget(),
    stop: flight.stop,
  };
}
