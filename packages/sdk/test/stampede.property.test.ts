import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkProperty, runs, say, startWatch } from "../../../.ci/property.ts";
import { assets, createGroupClient, createMemoryStore } from "../src/index.ts";
import { answer, refusal } from "../src/testing.ts";
import { aPair, aSession, isRefresh } from "./kit.ts";

const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);

beforeEach(() => {
  unhandled.length = 0;
  process.on("unhandledRejection", note);
});
afterEach(async () => {
  await new Promise(setImmediate);
  process.off("unhandledRejection", note);
  expect(unhandled).toEqual([]);
});

/** A server that accepts only `at_2`, and a client whose session still has `at_1`. */
function stampede(send: (step: () => Response | Promise<Response>, request: Request) => Promise<Response>) {
  const sent = { refreshes: 0, old: 0, renewed: 0 };
  const fetch = (request: Request) => {
    if (isRefresh(request)) {
      sent.refreshes += 1;
      return send(() => aPair(2)(request), request);
    }
    const good = request.headers.get("authorization") === "Bearer at_2";
    if (good) sent.renewed += 1;
    else sent.old += 1;
    return send(() => (good ? answer("yes") : refusal(401))(request), request);
  };
  const store = createMemoryStore(aSession());
  return { sent, store, coffer: createGroupClient({ assets }, { environment: "sandbox", store, fetch }) };
}

describe("concurrent calls that are all answered 401", () => {
  it("cost one refresh, and each succeeds on its second attempt", async () => {
    const startedAt = startWatch();
    const calls = runs(10_000);
    // No request is answered until all have been sent.
    let waiting: (() => void)[] = [];
    const { coffer, sent } = stampede(async (step, request) => {
      const gathering = !isRefresh(request) && sent.old <= calls && sent.renewed === 0;
      if (gathering) await new Promise<void>((resolve) => waiting.push(resolve));
      return step();
    });
    const results = Array.from({ length: calls }, () => coffer.assets.getAssets() as Promise<unknown>);
    while (waiting.length < calls) await new Promise(setImmediate);
    for (const answerNow of waiting) answerNow();
    waiting = [];
    expect(new Set(await Promise.all(results))).toEqual(new Set(["yes"]));
    expect(sent).toEqual({ refreshes: 1, old: calls, renewed: calls });
    say("stampede", `${calls} calls, ${sent.old + sent.renewed + sent.refreshes} requests`, startedAt);
  });

  it("do so in any order of replies", async () => {
    const interleaving = fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const { coffer, sent, store } = stampede((step, request) =>
        scheduler.schedule(Promise.resolve(), request.url).then(step),
      );
      const results = Promise.all(Array.from({ length: 20 }, () => coffer.assets.getAssets() as Promise<unknown>));
      await scheduler.waitFor(results);
      expect(new Set(await results)).toEqual(new Set(["yes"]));
      expect(sent.refreshes).toBe(1);
      // A call that was sent after the refresh carried the new token at once.
      expect(sent.old).toBeLessThanOrEqual(20);
      expect(sent.renewed).toBe(20);
      expect(store.get()).toMatchObject({ accessToken: "at_2", refreshToken: "rt_2" });
    });
    await checkProperty("interleavings of 20 calls", { test: 30, soak: 1_000 }, interleaving);
  });
});
