import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { checkProperty } from "../../../.ci/property.ts";
import { effectDoor, promiseDoor, settle, takeTime } from "./lab/doors.ts";
import { follow, steps } from "./lab/schedule.ts";

beforeEach(() => {
  takeTime();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Draws jitter from the run's own seed, so that a failing run can be replayed. */
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
] as const)("client of %s", (name, openDoor) => {
  const rules = (weights: Parameters<typeof steps>[0], length: number) =>
    fc.asyncProperty(steps(weights, length), fc.nat(), async (schedule, dice) => {
      jitter(dice);
      await follow(schedule, openDoor);
    });

  it("keeps its invariants in any order of events", async () => {
    await checkProperty(`schedules, ${name}`, { test: 30, soak: 1_000 }, rules({ call: 4, answer: 6 }, 40));
  });

  it("never returns to an old session when the user changes during a refresh", async () => {
    const changing = { call: 6, answer: 8, expire: 6, signIn: 6, handOver: 4, signOut: 6, refresh: 4 };
    await checkProperty(`hand-overs, ${name}`, { test: 60, soak: 2_000 }, rules(changing, 16));
  });
});

/** Locks as a browser grants them: one holder per name, the others queue until they give up. */
function stubLocks(): Map<string, Promise<unknown>> {
  const held = new Map<string, Promise<unknown>>();
  const request = async (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
    while (held.has(name)) await Promise.race([held.get(name), aborted(signal)]);
    signal.throwIfAborted();
    const working = work().finally(() => held.delete(name));
    held.set(name, working);
    return working;
  };
  vi.stubGlobal("navigator", { locks: { request } });
  return held;
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

describe.each([2, 5])("%i tabs that share a session and its locks", (tabs) => {
  it("keep the invariants together: one refresh per pair among them all", async () => {
    // Without passing time: a lock that is held for 5 s is no longer awaited.
    const weights = { call: 8, answer: 10, expire: 3, refresh: 2, pass: 0 };
    const together = fc.asyncProperty(steps(weights, 40), fc.nat(), async (schedule, dice) => {
      jitter(dice);
      const held = stubLocks();
      await follow(schedule, promiseDoor, tabs);
      await settle();
      expect([...held.keys()], "no lock is left behind").toEqual([]);
    });
    await checkProperty(`schedules of ${tabs} tabs`, { test: 40, soak: 1_000 }, together);
    vi.unstubAllGlobals();
  });
});
