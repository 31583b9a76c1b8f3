import type { CofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import { timeoutFailure } from "../failure.ts";

/** The same effect, given up after so many milliseconds. */
export function within<Value>(
  timeoutMs: number | undefined,
  effect: Effect.Effect<Value, CofferError>,
): Effect.Effect<Value, CofferError> {
  if (timeoutMs === undefined) return effect;
  return Effect.timeoutOrElse(effect, {
    duration: timeoutMs,
    orElse: () => Effect.fail(timeoutFailure(timeoutMs)),
  });
}
