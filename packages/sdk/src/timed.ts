import type * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import { withTime } from "./time.ts";
import { type Settle, waitFor } from "./wait-for.ts";

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
    waitFor((settle) => {
      const cancel = time.after(ms, () => {
        settle(orElse());
        giveUp();
      });
      const giveUp = begin((outcome) => {
        cancel();
        settle(outcome);
      }, context);
      return () => {
        cancel();
        giveUp();
      };
    }),
  );
}
