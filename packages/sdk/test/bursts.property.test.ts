import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runs, say, startWatch } from "../../../.ci/property.ts";
import { answer, drop, hang, refusal, type Step } from "../src/testing.ts";
import { scriptedClient } from "./kit.ts";
import { takeTime } from "./lab/doors.ts";

beforeEach(takeTime);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SECOND = 1_000;
/** Calls per second, over a time with normal service before and after the outage. */
const RATE = runs(200);

/** Makes calls at a steady rate against a changing server, and returns their cost. */
async function run(mood: (second: number) => Step, seconds: number) {
  const startedAt = Date.now();
  const now = () => Math.floor((Date.now() - startedAt) / SECOND);
  const client = scriptedClient((request) => mood(now())(request), { timeoutMs: 5_000 });
  const { coffer, requests } = client;
  const at: number[] = [];
  const order = { coin: "USDT", network: "TRC20", address: "T1", amount: "20" };
  const good = new Set<number>();
  let calls = 0;
  const settled: Promise<unknown>[] = [];
  for (let second = 0; second < seconds; second++) {
    for (let n = 0; n < RATE; n++) {
      calls += 1;
      const kind = n % 4;
      const call: Promise<unknown> =
        kind === 0
          ? coffer.profile.applyToBecomeOfficial({ agreeContract: true })
          : kind === 1
            ? coffer.withdrawals.applyTransactionOut(order)
            : coffer.assets.getAssets();
      settled.push(call.then(() => good.add(now())).catch(() => undefined));
    }
    const before = requests.length;
    await vi.advanceTimersByTimeAsync(SECOND);
    at.push(requests.length - before);
  }
  for (let n = 0; n < 20; n++) await vi.advanceTimersByTimeAsync(10 * SECOND);
  await Promise.all(settled);
  const perMinute = (from: number) => at.slice(from, from + 60).reduce((sum, count) => sum + count, 0);
  const nevers = requests.filter(({ url }) => url.pathname.endsWith("ApplyToBecomeOfficial")).length;
  return { ...client, calls, good, nevers, perMinute, baseline: RATE * 60 };
}

const bad = (from: number, to: number, step: Step) => (second: number) =>
  second >= from && second < to ? step : answer({});

describe("half a minute of failures", () => {
  it.each([
    ["503", refusal(503)],
    ["429 with Retry-After", refusal(429, { headers: { "Retry-After": "3" } })],
    ["no connection", drop()],
    ["a host that takes requests and never answers", hang()],
  ] as const)("(%s) costs at most a tenth more requests per minute, and recovers at once", async (name, step) => {
    const startedAt = startWatch();
    const { perMinute, baseline, calls, nevers, good } = await run(bad(30, 60, step), 120);
    for (let from = 0; from <= 60; from++) expect(perMinute(from)).toBeLessThanOrEqual(1.1 * baseline);
    // No call that must not be repeated was repeated.
    expect(nevers).toBe(calls / 4);
    expect(Math.min(...[...good].filter((second) => second >= 60))).toBeLessThanOrEqual(65);
    say(
      `trouble: ${name}`,
      `${calls} calls, at most ${Math.max(...[0, 30, 60].map(perMinute))} a minute of ${baseline}`,
      startedAt,
    );
  });
});

describe("device with a flapping connection", () => {
  it("sends at most a tenth more requests per minute, signs nobody out, and recovers at once", async () => {
    vi.stubGlobal("navigator", { onLine: true });
    const flapping = (second: number): Step => {
      const offline = second < 80 && second % 4 < 2;
      vi.stubGlobal("navigator", { onLine: !offline });
      return offline ? drop() : answer({});
    };
    const { perMinute, baseline, good, eventsOf, nevers, calls } = await run(flapping, 120);
    for (let from = 0; from <= 60; from++) expect(perMinute(from)).toBeLessThanOrEqual(1.1 * baseline);
    expect(nevers).toBe(calls / 4);
    expect(eventsOf("onSessionEnded")).toEqual([]);
    expect(good).toContain(80);
  });
});
