import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Clocks } from "./clocks.ts";
import { waitFor } from "./wait-for.ts";

/** The client's clock and timers. Not Effect's own clock: that adds 2 kB for durations. */
export interface Time {
  now(): Clocks;
  /** Wakes after so many milliseconds. @returns what cancels it */
  after(ms: number, wake: () => void): () => void;
}

/** A timer set for longer than this fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export const deviceTime: Time = {
  now: () => ({ wall: Date.now(), steady: performance.now() }),
  after: (ms, wake) => {
    const timer = setTimeout(wake, Math.min(ms, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  },
};

/** The time an effect runs in; `./effect` puts Effect's clock in its place. */
export const TimeInUse: Context.Reference<Time> = /* @__PURE__ */ Context.Reference("@coffer/sdk/Time", {
  defaultValue: () => deviceTime,
});

/** Goes on with the time it runs in, and with what else it was given. */
export function withTime<Value, Failure>(
  use: (time: Time, context: Context.Context<never>) => Effect.Effect<Value, Failure>,
): Effect.Effect<Value, Failure> {
  return Effect.withFiber((fiber) => use(fiber.getRef(TimeInUse), fiber.context));
}

export function sleep(ms: number): Effect.Effect<void> {
  return withTime((time) => waitFor((settle) => time.after(ms, () => settle(Effect.void))));
}
