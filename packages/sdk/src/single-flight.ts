import * as Effect from "effect/Effect";
import { runBeside, type Settle, waitFor } from "./wait-for.ts";

/** Runs work once for all callers that ask while it is running. */
export interface SingleFlight<Value, Failure> {
  /** Joins the work under way for this key, or starts it. Interrupting one waiting caller doesn't stop the work. */
  run(key: string, work: Effect.Effect<Value, Failure>): Effect.Effect<Value, Failure>;
  /** Cancels the work under way; callers that wait for it are interrupted. */
  stop(): void;
}

export function makeSingleFlight<Value, Failure>(): SingleFlight<Value, Failure> {
  type Flight = { readonly waiting: Set<Settle<Value, Failure>>; interrupt?: () => void };
  const flights = new Map<string, Flight>();

  return {
    run: (key, work) =>
      Effect.withFiber(({ context }) =>
        // Looking and starting happen in one synchronous step, so two callers can't both start it.
        waitFor((settle) => {
          const under = flights.get(key);
          const mine: Flight = under ?? { waiting: new Set() };
          mine.waiting.add(settle);
          if (!under) {
            flights.set(key, mine);
            mine.interrupt = runBeside(context, work, (exit) => {
              flights.delete(key);
              for (const tell of mine.waiting) tell(exit);
            });
          }
          return () => void mine.waiting.delete(settle);
        }),
      ),
    stop: () => {
      for (const { interrupt } of flights.values()) interrupt?.();
    },
  };
}
