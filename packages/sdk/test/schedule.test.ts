import type { CofferError } from "@coffer/errors";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import { TestClock } from "effect/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { networkFailure } from "../src/http/failure.ts";
import { makeSession } from "../src/session/session.ts";
import { createMemoryStore } from "../src/session/store.ts";
import { answer } from "../src/testing.ts";
import { aPair, aSession, isRefresh, scriptedClient } from "./kit.ts";

const MINUTE = 60_000;

describe("session refreshed by the timer", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const ticking = (over = {}) => {
    const script = (request: Request) => (isRefresh(request) ? aPair(2) : answer([]))(request);
    return scriptedClient(script, { autoRefresh: true, ...over });
  };

  it("is refreshed 180 s before its end, within a tick, and counts down to it", async () => {
    const { coffer, requests } = ticking();
    expect(coffer.session.secondsLeft()).toBe(1620);
    await vi.advanceTimersByTimeAsync(27 * MINUTE - 1);
    expect(requests).toHaveLength(0);
    expect(coffer.session.secondsLeft()).toBe(1);
    await vi.advanceTimersByTimeAsync(5_001);
    expect(requests).toHaveLength(1);
    expect(coffer.session.get()).toMatchObject({ accessToken: "at_2" });
    coffer.close();
  });

  it("is checked as soon as the page becomes visible", async () => {
    const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
    vi.stubGlobal("document", page);
    const { coffer, requests } = ticking({ session: aSession({ receivedAt: Date.now() - 29 * MINUTE }) });
    page.visibilityState = "hidden";
    page.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toHaveLength(0);
    page.visibilityState = "visible";
    page.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toHaveLength(1);
    coffer.close();
  });

  it("waits while the device is offline", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const { coffer, requests } = ticking({ session: aSession({ receivedAt: Date.now() - 29 * MINUTE }) });
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(requests).toHaveLength(0);
    expect(coffer.session.get()).toBeDefined();
    coffer.close();
  });

  it("is no longer refreshed after the client is closed", async () => {
    const { coffer, requests } = ticking();
    coffer.close();
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(requests).toHaveLength(0);
  });

  it("is refreshed at most once a minute, however short its tokens live", async () => {
    const short = answer({ accessToken: "at_2", refreshToken: "rt_2", accessTokenExpireInSeconds: 1 });
    const { coffer, requests } = scriptedClient(() => short(new Request("http://x.test")), { autoRefresh: true });
    coffer.session.accept({ accessToken: "at_2", refreshToken: "rt_2", accessTokenExpireInSeconds: 1 });
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(requests.length).toBeGreaterThanOrEqual(4);
    expect(requests.length).toBeLessThanOrEqual(5);
    coffer.close();
  });
});

describe("call with a token near its end", () => {
  it("is sent with it at once while the refresh runs in the background", async () => {
    const { coffer, requests } = scriptedClient((request) => (isRefresh(request) ? aPair(2) : answer([]))(request), {
      session: aSession({ receivedAt: Date.now() - 28 * MINUTE }),
    });
    await coffer.assets.getAssets();
    await vi.waitFor(() => expect(coffer.session.get()).toMatchObject({ accessToken: "at_2" }));
    const sentWith = requests.filter(({ url }) => url.pathname.endsWith("GetAssets"));
    expect(sentWith[0]?.headers.get("authorization")).toBe("Bearer at_1");
  });

  it("is sent with a new token if it has expired", async () => {
    const { coffer, requests } = scriptedClient((request) => (isRefresh(request) ? aPair(2) : answer([]))(request), {
      session: aSession({ receivedAt: Date.now() - 31 * MINUTE }),
    });
    await coffer.assets.getAssets();
    expect(requests.map(({ url }) => url.pathname.split("/").at(-1))).toEqual(["RefreshToken", "GetAssets"]);
    expect(requests[1]?.headers.get("authorization")).toBe("Bearer at_2");
  });
});

describe("two clocks", () => {
  const refreshed: string[] = [];
  const session = () =>
    makeSession({
      store: createMemoryStore(aSession({ receivedAt: 0 })),
      events: {},
      exchange: () =>
        Effect.sync(() => {
          refreshed.push("once");
          return { accessToken: "at_2", refreshToken: "rt_2", accessTokenExpireInSeconds: 1800 };
        }),
    });
  const onTestClock = (program: Effect.Effect<void, CofferError>) =>
    Effect.runPromise(program.pipe(Effect.provide(TestClock.layer()), Effect.scoped));

  beforeEach(() => {
    refreshed.length = 0;
  });

  it("agree in normal time: due at 27 minutes, not before", () =>
    onTestClock(
      Effect.gen(function* () {
        const check = session().check;
        yield* check;
        yield* TestClock.adjust("26 minutes");
        yield* check;
        expect(refreshed).toEqual([]);
        yield* TestClock.adjust("1 minute");
        yield* check;
        expect(refreshed).toEqual(["once"]);
      }),
    ));

  /** Simulates that the user sets the device's clock an hour ahead. */
  const anHourAhead = <Value, Failure>(effect: Effect.Effect<Value, Failure>) =>
    Effect.clockWith((clock) => {
      const currentTimeMillisUnsafe = () => clock.currentTimeMillisUnsafe() + 60 * MINUTE;
      return Effect.provideService(effect, Clock.Clock, { ...clock, currentTimeMillisUnsafe });
    });

  it("disagree after a jump of the wall clock: one refresh is due", () =>
    onTestClock(
      Effect.gen(function* () {
        const check = session().check;
        yield* check;
        yield* anHourAhead(check);
        yield* anHourAhead(check);
        expect(refreshed).toEqual(["once"]);
      }),
    ));

  it("sign nobody out when only one says that the token has expired", () => {
    const ended: unknown[] = [];
    const session = makeSession({
      store: createMemoryStore(aSession({ receivedAt: 0 })),
      events: { onSessionEnded: (event) => ended.push(event) },
      exchange: () => Effect.fail(networkFailure("down")),
    });
    return onTestClock(
      Effect.gen(function* () {
        yield* session.check;
        const fiber = yield* Effect.forkChild(anHourAhead(session.token(true, 30_000)));
        yield* TestClock.adjust("25 seconds");
        expect(yield* Fiber.join(fiber)).toBe("at_1");
        expect(ended).toEqual([]);
      }),
    );
  });
});
