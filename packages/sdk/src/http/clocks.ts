import type { Clock } from "effect/Clock";

/** The two clocks of a device: the first can jump, the second may stand still while it sleeps. */
export interface Clocks {
  readonly wall: number;
  readonly steady: number;
}

/** Reads both clocks, in milliseconds. */
export function readClocks(clock: Clock): Clocks {
  return { wall: clock.currentTimeMillisUnsafe(), steady: Number(clock.monotonicTimeNanosUnsafe()) / 1_000_000 };
}

/** Milliseconds passed by whichever clock saw more of them. */
export function elapsedSince(then: Clocks, now: Clocks): number {
  return Math.max(now.wall - then.wall, now.steady - then.steady);
}
