import type { CofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import { decodeFailure } from "../failure.ts";
import { makeSingleFlight } from "../single-flight.ts";
import { type Clocks, elapsedSince, withTime } from "../time.ts";

/** What a value is encrypted with; `getKEIS` answers it. */
export interface KeyTriple {
  /** Initialisation vector, 16 bytes in hex. */
  readonly i: string;
  /** Salt, in hex. */
  readonly s: string;
  /** Passphrase, and the key id sent back beside the value. */
  readonly k: string;
  /** Seconds it is good for. */
  readonly e: number;
}

/** The key triple, fetched once for all who need it and kept until it expires. */
export interface KeyCache {
  get(read: (answer: unknown) => KeyTriple | undefined): Effect.Effect<KeyTriple, CofferError>;
  /** Drops the triple: the server may have lost it before its time. */
  forget(): void;
  stop(): void;
}

export function makeKeyCache(fetchTriple: Effect.Effect<unknown, CofferError>): KeyCache {
  const flight = makeSingleFlight<KeyTriple, CofferError>();
  let kept: { readonly triple: KeyTriple; readonly since: Clocks } | undefined;
  return {
    get: (read) =>
      withTime((time) => {
        const now = time.now();
        if (kept && elapsedSince(kept.since, now) < kept.triple.e * 1000) return Effect.succeed(kept.triple);
        const fetched = Effect.flatMap(fetchTriple, (answer) => {
          const triple = read(answer);
          if (!triple) return Effect.fail(decodeFailure("getKEIS answered a key triple we can't use."));
          // Counted from before the request, so that it is never kept longer than the server keeps it.
          kept = { triple, since: now };
          return Effect.succeed(triple);
        });
        return flight.run("KEIS", fetched);
      }),
    forget: () => {
      kept = undefined;
    },
    stop: flight.stop,
  };
}
