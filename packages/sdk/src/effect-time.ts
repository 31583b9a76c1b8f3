import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import { type Time, TimeInUse } from "./time.ts";

/** The same effect in the time of Effect's clock, so that a `TestClock` holds for all it does. */
export function onEffectClock<Value, Failure, Needs>(
  effect: Effect.Effect<Value, Failure, Needs>,
): Effect.Effect<Value, Failure, Needs> {
  return Effect.clockWith((clock) => Effect.provideService(effect, TimeInUse, timeOf(clock)));
}

function timeOf(clock: Clock.Clock): Time {
  return {
    now: () => ({
      wall: clock.currentTimeMillisUnsafe(),
      steady: Number(clock.monotonicTimeNanosUnsafe() / 1_000_000n),
    }),
    after: (ms, wake) => {
      const slept = Effect.andThen(Effect.sleep(ms), Effect.sync(wake));
      const fiber = Effect.runFork(Effect.provideService(slept, Clock.Clock, clock));
      return () => fiber.interruptUnsafe();
    },
  };
}
