import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import type { Fiber } from "effect/Fiber";

/** Runs work once for all callers that ask while it is running. */
export interface SingleFlight<Value, Failure> {
  /** Joins the work under way for this key, or starts it. Interrupting one waiting caller doesn't stop the work. */
  run(key: string, work: Effect.Effect<Value, Failure>): Effect.Effect<Value, Failure>;
  /** Cancels the work under way; callers that wait for it are interrupted. */
  stop(): void;
}

export function makeSingleFlight<Value, Failure>(): SingleFlight<Value, Failure> {
  const flights = new Map<string, Deferred.Deferred<Value, Failure>>();
  const fibers = new Set<Fiber<Value, Failure>>();

  return {
    run: (key, work) =>
      Effect.suspend(() => {
        const underWay = flights.get(key);
        if (underWay) return Deferred.await(underWay);
        const outcome = Deferred.makeUnsafe<Value, Failure>();
        // Known before the work begins: a listener that the work calls may ask for the same key.
        flights.set(key, outcome);
        return Effect.flatMap(Effect.forkDetach(work, { startImmediately: true }), (fiber) => {
          fibers.add(fiber);
          fiber.addObserver((exit) => {
            fibers.delete(fiber);
            flights.delete(key);
            Deferred.doneUnsafe(outcome, exit);
          });
          return Deferred.await(outcome);
        });
      }),
    stop: () => {
      for (const fiber of fibers) fiber.interruptUnsafe();
    },
  };
}
