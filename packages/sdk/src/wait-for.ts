import type * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { suspend } from "./effect-parts.ts";

/** Reports the outcome; only the first report counts. */
export type Settle<Value, Failure> = (outcome: Effect.Effect<Value, Failure>) => void;

/**
 * Begins something and waits until it is settled.
 * @param begin starts it. @returns what gives it up
 */
export function waitFor<Value, Failure = never>(
  begin: (settle: Settle<Value, Failure>) => () => void,
): Effect.Effect<Value, Failure> {
  return Effect.callback((resume) => {
    const giveUp = begin(resume);
    return suspend(() => {
      giveUp();
      return Effect.void;
    });
  });
}

/** Runs an effect in a fiber of its own, which outlives whoever started it. @returns what interrupts it */
export function runBeside<Value, Failure>(
  context: Context.Context<never>,
  effect: Effect.Effect<Value, Failure>,
  settle: Settle<Value, Failure>,
): () => void {
  const fiber = Effect.runForkWith(context)(effect);
  fiber.addObserver(settle);
  return () => fiber.interruptUnsafe();
}
