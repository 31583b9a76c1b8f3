import type { CofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import { timeoutFailure } from "../failure.ts";
import { timed } from "../timed.ts";
import { runBeside } from "../wait-for.ts";

/** The same effect, given up after so many milliseconds. */
export function within<Value>(
  timeoutMs: number | undefined,
  effect: Effect.Effect<Value, CofferError>,
): Effect.Effect<Value, CofferError> {
  if (timeoutMs === undefined) return effect;
  return timed<Value, CofferError>(
    timeoutMs,
    () => Effect.fail(timeoutFailure(timeoutMs)),
    (settle, context) => runBeside(context, effect, settle),
  );
}
