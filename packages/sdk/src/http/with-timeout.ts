import type { CofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import { timeoutFailure } from "./failure.ts";

/** The same effect, interrupted after so many milliseconds; it then fails with kind `timeout`. */
export function withTimeout<Value>(
  effect: Effect.Effect<Value, CofferError>,
  timeoutMs: number | undefined,
): Effect.Effect<Value, CofferError> {
  if (timeoutMs === undefined) return effect;
  return Effect.timeoutOrElse(effect, { duration: timeoutMs, orElse: () => Effect.fail(timeoutFailure(timeoutMs)) });
}
