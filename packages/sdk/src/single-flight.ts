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
  type Flight = { readonly key: string; readonly waiting: Set<Settle<Value, Failure>>; interrupt?: () => void };
  let flight: Flight | undefined;
  // More than one entry while work for an older key is still running.
  const running = new Set<Flight>();

  return {
    run: (key, work) =>
      Effect.withFiber(({ context }) =>
        // Looking and starting happen in one synchronous step, so two callers can't both start it.
        waitFor((settle) => {
          const under = flight?.key === key ? flight : undefined;
          const mine: Flight = under ?? { key, waiting: new Set() };
          flight = mine;
          mine.waiting.add(settle);
          if (!under) {
            running.add(mine);
            mine.interrupt = runBeside(context, work, (exit) => {
              running.delete(mine);
              if (flight === mine) flight = undefined;
              for (const tell of mine.waiting) tell(exit);
            });
          }
          return () => void mine.waiting.delete(settle);
        }),
      ),
    stop: () => {
      for (const { interrupt } of running) interrupt?.();
    },
  };
}
