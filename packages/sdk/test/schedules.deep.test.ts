import fc from "fast-check";
import { afterEach, beforeEach, describe, it, vi } from "vitest";
import { effectDoor, promiseDoor, takeTime } from "./lab/doors.ts";
import { follow, steps } from "./lab/schedule.ts";
import { hold } from "./runs.ts";

beforeEach(() => {
  takeTime();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Jitter from the run's own seed, so that a failing run replays. */
function jitter(seed: number): void {
  let state = seed;
  vi.spyOn(Math, "random").mockImplementation(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  });
}

describe.each([
  ["promises, on a clock in the test's hand", promiseDoor],
  ["Effects, under TestClock", effectDoor],
] as const)("the client of %s", (name, openDoor) => {
  const rules = (weights: Parameters<typeof steps>[0], length: number) =>
    fc.asyncProperty(steps(weights, length), fc.nat(), async (schedule, dice) => {
      jitter(dice);
      await follow(schedule, openDoor);
    });

  it("keeps its rules in whatever order things happen", async () => {
    await hold(`schedules, ${name}`, 1_000, rules({ call: 4, answer: 6 }, 40));
  });

  it("never goes back to an old session when it changes hands during a refresh", async () => {
    const changing = { call: 6, answer: 8, expire: 6, signIn: 6, handOver: 4, signOut: 6, refresh: 4 };
    await hold(`hand-overs, ${name}`, 2_000, rules(changing, 16));
  });
});
