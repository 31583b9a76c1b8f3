import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";

/** Work done once for all who ask while it runs. */
export interface SingleFlight<Value, Failure> {
  /** Joins the work under way for this key, or starts it. Interrupting one who waits never stops the work. */
  run(key: string, work: Effect.Effect<Value, Failure>): Effect.Effect<Value, Failure>;
  /** Gives up the work under way; those who wait are interrupted. */
  stop(): void;
}

export function makeSingleFlight<Value, Failure>(): SingleFlight<Value, Failure> {
  type Flight = { readonly key: string; readonly landed: Deferred.Deferred<Value, Failure>; stop: () => void };
  let flight: Flight | undefined;
  return {
    run: (key, work) =>
      // One synchronous step decides who starts it: nobody can come in between looking and starting.
      Effect.suspend(() => {
        if (flight?.key === key) return Deferred.await(flight.landed);
        const landed = Deferred.makeUnsafe<Value, Failure>();
        const mine: Flight = { key, landed, stop: () => undefined };
        flight = mine;
        const landing = Effect.onExit(work, (exit) =>
          Effect.sync(() => {
            if (flight === mine) flight = undefined;
            Deferred.doneUnsafe(landed, exit);
          }),
        );
        return Effect.forkDetach(landing, { startImmediately: true }).pipe(
          Effect.andThen((fiber) => {
            mine.stop = () => Effect.runFork(Fiber.interrupt(fiber));
            return Deferred.await(landed);
          }),
        );
      }),
    stop: () => flight?.stop(),
  };
}
