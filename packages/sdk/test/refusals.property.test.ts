import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runs, say, startWatch } from "../../../.ci/property.ts";
import { isCofferError } from "../src/index.ts";
import { answer, drop, refusal, type Step } from "../src/testing.ts";
import { aPair, failureOf, isRefresh, scriptedClient } from "./kit.ts";
import { settle, takeTime } from "./lab/doors.ts";

beforeEach(takeTime);
afterEach(() => {
  vi.useRealTimers();
});

/** A server that refuses every access token but this one, and records its requests. */
function onlyGood(token: string, refresh: Step) {
  const client = scriptedClient((request) => {
    if (isRefresh(request)) return refresh(request);
    return (request.headers.get("authorization") === `Bearer ${token}` ? answer("yes") : refusal(401))(request);
  });
  const refreshes = () => client.requests.filter(({ url }) => url.pathname.includes("/Refresh")).length;
  return { ...client, refreshes };
}

const waiting = runs(2_000);

describe("refresh", () => {
  it.each([400, 401, 403, 404, 50001, 80001, 80002])(
    "refused with %i ends the session once, and every waiting call fails typed within a second",
    async (code) => {
      const startedAt = startWatch();
      const { coffer, store, eventsOf, refreshes } = onlyGood("at_2", refusal(code));
      const cleared = vi.spyOn(store, "clear");
      const failures = Promise.all(Array.from({ length: waiting }, () => failureOf(coffer.assets.getAssets())));
      const began = Date.now();
      await vi.advanceTimersByTimeAsync(1_000);
      for (const error of await failures) expect(isCofferError(error) && error.kind).toBe("auth");
      expect(Date.now() - began).toBeLessThanOrEqual(1_000);
      expect(refreshes()).toBe(1);
      expect(cleared).toHaveBeenCalledTimes(1);
      expect(eventsOf("onSessionEnded")).toHaveLength(1);
      expect(eventsOf("onSessionEnded")).toMatchObject([{ reason: "refused" }]);
      say(`refused with ${code}`, `${waiting} calls`, startedAt);
    },
  );

  it.each([
    ["the network", drop()],
    ["a 500", refusal(500)],
    ["a 502", refusal(502)],
    ["a 503", refusal(503)],
    ["a 429", refusal(429)],
  ])("that fails by %s is tried once and 3 times more, then not for a minute", async (_, step) => {
    const { coffer, store, eventsOf, refreshes } = onlyGood("at_2", step);
    const first = Promise.all(Array.from({ length: waiting }, () => failureOf(coffer.assets.getAssets())));
    await vi.advanceTimersByTimeAsync(20_000);
    for (const error of await first) expect(isCofferError(error)).toBe(true);
    expect(refreshes()).toBe(4);
    const rested = Array.from({ length: 50 }, async () => failureOf(coffer.assets.getAssets()));
    await vi.advanceTimersByTimeAsync(30_000);
    await Promise.all(rested);
    expect(refreshes()).toBe(4);
    expect(store.get()).toMatchObject({ accessToken: "at_1" });
    expect(eventsOf("onSessionEnded")).toEqual([]);
  });
});

describe("server that always answers 401", () => {
  it("gets each call twice and one refresh per new token, without a loop", async () => {
    let pair = 1;
    const { coffer, requests, refreshes, eventsOf } = onlyGood("none", (request) => aPair(++pair)(request));
    const all = Promise.all(Array.from({ length: waiting }, () => failureOf(coffer.assets.getAssets())));
    await vi.advanceTimersByTimeAsync(60_000);
    for (const error of await all) expect(error).toMatchObject({ kind: "api", code: 401, attempts: 2 });
    expect(refreshes()).toBe(1);
    expect(requests).toHaveLength(2 * waiting + 1);
    await settle();
    expect(eventsOf("onSessionEnded")).toEqual([]);
  });
});
