import type { CofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import { decodeFailure } from "../failure.ts";
import { makeSingleFlight } from "../single-flight.ts";
import { type Clocks, elapsedSince, withTime } from "../time.ts";
import type { KeyTriple } from "./cipher.ts";

/** The key triple, fetched once for all who need it and kept until it expires. */
export interface KeyCache {
  readonly get: Effect.Effect<KeyTriple, CofferError>;
  /** Drops the triple: the server may have lost it before its time. */
  forget(): void;
  stop(): void;
}

export function makeKeyCache(fetchTriple: Effect.Effect<unknown, CofferError>): KeyCache {
  const flight = makeSingleFlight<KeyTriple, CofferError>();
  let kept: { triple: KeyTriple; since: Clocks; lifeMs: number } | undefined;
  return {
    get: withTime((time) => {
      const now = time.now();
      if (kept && elapsedSince(kept.since, now) < kept.lifeMs) return Effect.succeed(kept.triple);
      const fetched = Effect.flatMap(fetchTriple, (answer) => {
        const triple = readTriple(answer);
        if (!triple) return Effect.fail(decodeFailure("getKEIS answered a key triple we can't use."));
        // Counted from before it was asked for: never a moment longer than the server keeps it.
        kept = { triple, since: now, lifeMs: triple.e * 1000 };
        return Effect.succeed<KeyTriple>(triple);
      });
      return flight.run("KEIS", fetched);
    }),
    forget: () => {
      kept = undefined;
    },
    stop: flight.stop,
  };
}

function readTriple(answer: unknown): (KeyTriple & { e: number }) | undefined {
  const { i, s, k, e }: Partial<Record<string, unknown>> = { ...Object(answer) };
  if (typeof k !== "string" || k === "" || typeof e !== "number") return undefined;
  return isHex(i, 16) && isHex(s, 1) ? { i, s, k, e } : undefined;
}

/** Hex of at least so many bytes. */
export function isHex(value: unknown, bytes: number): value is string {
  return typeof value === "string" && value.length >= bytes * 2 && /^([0-9a-f]{2})+$/i.test(value);
}
