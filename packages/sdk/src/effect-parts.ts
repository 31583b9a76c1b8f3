// What the client uses of Effect: a file of its own in the package, see `effectFirst` in parts-apart.ts. Three functions are
// made of smaller ones: Effect's own `map` and `catch` bring stack probes and Result along, which is 0.6 kB gzip of a program
// with one call.
import type { CofferError } from "@coffer/errors";
import type * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";

export { Reference } from "effect/Context";
export {
  callback,
  catchCause,
  fail,
  failCause,
  flatMap,
  runFork,
  runForkWith,
  succeed,
  void,
  withFiber,
} from "effect/Effect";

export function map<Value, Next, Failure>(
  effect: Effect.Effect<Value, Failure>,
  next: (value: Value) => Next,
): Effect.Effect<Next, Failure> {
  return Effect.flatMap(effect, (value) => Effect.succeed(next(value)));
}

/**
 * Recovers from a failure.
 * @param stopped the failure to take it for when it was interrupted from within
 */
export function onFailure<Value, Next, Failure>(
  effect: Effect.Effect<Value, CofferError>,
  next: (error: CofferError) => Effect.Effect<Next, Failure>,
  stopped?: () => CofferError,
): Effect.Effect<Value | Next, Failure> {
  return Effect.catchCause(effect, (cause) => {
    const reason = reasonOf(cause);
    if (reason?._tag === "Fail") return next(reason.error);
    // There is no failure in it, as the type can't know.
    return reason || !stopped ? Effect.failCause(cause as Cause.Cause<never>) : next(stopped());
  });
}

/** Why something ended: a failure or a bug; `undefined` when it was interrupted and nothing else. */
export function reasonOf<Failure>({ reasons }: Cause.Cause<Failure>): Cause.Fail<Failure> | Cause.Die | undefined {
  return reasons.find((reason): reason is Cause.Fail<Failure> | Cause.Die => reason._tag !== "Interrupt");
}

/** Makes the effect when it is run. Effect's own `suspend` would be one more of its parts. */
export const suspend = <Value, Failure>(make: () => Effect.Effect<Value, Failure>): Effect.Effect<Value, Failure> =>
  Effect.withFiber(make);
