import * as Effect from "effect/Effect";
import type * as Exit from "effect/Exit";

/** Runs work once for all callers that ask while it is running. */
export interface SingleFlight<Value, Failure> {
  /** Joins the work under way for this key, or starts it. Interrupting one waiting caller doesn't stop the work. */
  run(key: string, work: Effect.Effect<Value, Failure>): Effect.Effect<Value, Failure>;
  /** Cancels the work under way; callers that wait for it are interrupted. */
  stop(): void;
}

export function makeSingleFlight<Value, Failure>(): SingleFlight<Value, Failure> {
  type Flight = { readonly key: string; readonly waiting: Set<(exit: Exit.Exit<Value, Failure>) => void> };
  let flight: Flight | undefined;
  // More than one entry while work for an older key is still running.
  const running = new Set<{ interruptUnsafe(): void }>();

  const start = (mine: Flight, run: typeof Effect.runFork, work: Effect.Effect<Value, Failure>) => {
    const fiber = run(work);
    running.add(fiber);
    fiber.addObserver((exit) => {
      running.delete(fiber);
      if (flight === mine) flight = undefined;
      for (const tell of mine.waiting) tell(exit);
    });
  };
  return {
    run: (key, work) =>
      Effect.withFiber(({ context }) =>
        // Looking and starting happen in one synchronous step, so two callers can't both start it.
        Effect.callback((resume) => {
          const under = flight?.key === key ? flight : undefined;
          const mine: Flight = under ?? { key, waiting: new Set() };
          flight = mine;
          mine.waiting.add(resume);
          if (!under) start(mine, Effect.runForkWith(context), work);
          return Effect.sync(() => mine.waiting.delete(resume));
        }),
      ),
    stop: () => {
      for (const fiber of running) fiber.interruptUnsafe();
    },
  };
}
