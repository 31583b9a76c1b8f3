import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { checkProperty } from "../../../.ci/property.ts";
import { answer } from "../src/testing.ts";
import { aPair, aSession, isRefresh, scriptedClient } from "./kit.ts";
import { settle, takeTime } from "./lab/doors.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const TICK = 5 * SECOND;
/** Half an hour less three minutes. */
const DUE = 27 * MINUTE;

beforeEach(takeTime);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Starts a client with its timer against a correct server, and records its refreshes by each device clock. */
function ticking(serverAhead = 0) {
  const refreshes: { wall: number; steady: number }[] = [];
  let pair = 1;
  const date = () => ({ headers: { Date: new Date(Date.now() + serverAhead).toUTCString() } });
  const client = scriptedClient(
    async (request) => {
      if (!isRefresh(request)) return answer([], date())(request);
      refreshes.push({ wall: Date.now(), steady: performance.now() });
      pair += 1;
      return aPair(pair)(request);
    },
    { autoRefresh: true, session: aSession({ receivedAt: Date.now() }) },
  );
  return { ...client, refreshes };
}

/** Advances the time in ticks, and calls `look` after each. */
async function pass(ms: number, look: () => void): Promise<void> {
  for (let left = ms; left > 0; left -= TICK) {
    await vi.advanceTimersByTimeAsync(Math.min(left, TICK));
    await settle();
    look();
  }
}

/**
 * Events of a device: time passes, the user sets the clock, the device sleeps. Sleep stops one clock and all timers.
 */
const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("pass"), ms: fc.integer({ min: SECOND, max: 40 * MINUTE }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("jump"),
      ms: fc.constantFrom(-HOUR, -10 * MINUTE, 10 * MINUTE, HOUR, 8 * HOUR, 24 * HOUR),
    }),
  },
);

describe("session of a device whose clock changes", () => {
  it("is refreshed in time, not too often, and without a sign-out", async () => {
    const property = fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 12 }), async (events) => {
      const { coffer, refreshes, eventsOf } = ticking();
      let took = { wall: Date.now(), steady: performance.now() };
      const look = () => {
        took = refreshes.at(-1) ?? took;
        // Late by one tick at most on the monotonic clock; by one more if the wall clock changed before the first
        // tick; and the test itself looks once per tick.
        expect(performance.now() - took.steady).toBeLessThanOrEqual(DUE + 3 * TICK);
        const left = coffer.session.secondsLeft();
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(DUE / SECOND);
      };
      for (const { do: what, ms } of events) {
        if (what === "jump") vi.setSystemTime(Date.now() + ms);
        else await pass(ms, look);
        look();
      }
      for (const [index, { wall, steady }] of refreshes.entries()) {
        const before = refreshes[index - 1];
        if (!before) continue;
        expect(Math.max(wall - before.wall, steady - before.steady)).toBeGreaterThanOrEqual(MINUTE);
      }
      expect(eventsOf("onSessionEnded")).toEqual([]);
      expect(coffer.session.get()).toBeDefined();
      coffer.close();
    });
    await checkProperty("clocks moved about", { test: 10, soak: 300 }, property);
  });

  it.each([-10 * MINUTE, 0, 10 * MINUTE])("is not affected by a server clock that is %i ms ahead", async (ahead) => {
    const { coffer, refreshes } = ticking(ahead);
    const began = performance.now();
    await coffer.assets.getAssets();
    await pass(3 * HOUR, () => undefined);
    // 180 s before the end of each token, within a tick.
    expect(refreshes).toHaveLength(6);
    let before = began;
    for (const { steady } of refreshes) {
      expect(Math.abs(steady - before - DUE)).toBeLessThanOrEqual(TICK);
      before = steady;
    }
    coffer.close();
  });

  it.each([8 * HOUR, 30 * HOUR])("wakes from a sleep of %i ms with one refresh", async (ms) => {
    const { coffer, refreshes, eventsOf } = ticking();
    await pass(MINUTE, () => undefined);
    vi.setSystemTime(Date.now() + ms);
    expect(coffer.session.secondsLeft()).toBe(0);
    await pass(TICK, () => undefined);
    await pass(MINUTE, () => undefined);
    expect(refreshes).toHaveLength(1);
    expect(eventsOf("onSessionEnded")).toEqual([]);
    coffer.close();
  });

  it.each([
    ["forward", "2026-03-29T00:30:00Z"],
    ["back", "2026-10-25T00:30:00Z"],
  ])("is not affected by a change of local time by an hour %s", async (_, at) => {
    vi.stubEnv("TZ", "Europe/London");
    vi.setSystemTime(new Date(at));
    const hour = new Date().getHours();
    const { coffer, refreshes } = ticking();
    await pass(HOUR, () => undefined);
    expect(new Date().getHours()).not.toBe(hour + 1);
    expect(refreshes).toHaveLength(2);
    coffer.close();
  });
});
