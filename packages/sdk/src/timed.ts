import type * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { withTime } from "./time.ts";

/** Reports the outcome; only the first report counts. */
export type Settle<Value, Failure> = (outcome: Effect.Effect<Value, Failure>) => void;

/**
 * Begins something and waits for it, so long and no longer. One primitive rather than a race of fibers: every call goes
 * through here.
 * @param begin starts it. @returns what gives it up
 */
export function timed<Value, Failure>(
  ms: number,
  orElse: () => Effect.Effect<Value, Failure>,
  begin: (settle: Settle<Value, Failure>, context: Context.Context<never>) => () => void,
): Effect.Effect<Value, Failure> {
  return withTime((time, context) =>
    Effect.callback((resume) => {
      const cancel = time.after(ms, () => {
        resume(orElse());
        giveUp();
      });
      const giveUp = begin((outcome) => {
        cancel();
        resume(outcome);
      }, context);
      return Effect.sync(() => {
        cancel();
        giveUp();
      });
    }),
  );
}
