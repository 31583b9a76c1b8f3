import * as Effect from "effect/Effect";
import type * as Exit from "effect/Exit";

/** Work done once for all who ask while it runs. */
export interface SingleFlight<Value, Failure> {
  /** Joins the work under way for this key, or starts it. Interrupting one who waits never stops the work. */
  run(key: string, work: Effect.Effect<Value, Failure>): Effect.Effect<Value, Failure>;
  /** Gives up the work under way; those who wait are interrupted. */
  stop(): void;
}

export function makeSingleFlight<Value, Failure>(): SingleFlight<Value, Failure> {
  type Flight = { readonly key: string; readonly waiting: Set<(exit: Exit.Exit<Value, Failure>) => void> };
  let flight: Flight | undefined;
  // More than one, where work for an older key hasn't landed yet.
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
        // One synchronous step decides who starts it: nobody can come in between looking and starting.
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
