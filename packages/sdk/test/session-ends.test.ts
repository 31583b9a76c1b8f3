import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createClient, createMemoryStore, type StoredSession } from "../src/index.ts";
import { STORE_LAG_MS } from "../src/session/store.ts";
import { answer, drop, refusal, type Step } from "../src/testing.ts";
import { aPair, aSession, failureOf, isRefresh, scriptedClient } from "./kit.ts";
import { settle, takeTime } from "./lab/doors.ts";

const MINUTE = 60_000;

beforeEach(takeTime);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const reasons = (events: unknown[]) => events.map((event) => (event as { reason: string }).reason);

describe("end of a session", () => {
  it("is reported once per session, and not without one", () => {
    const { coffer, store, eventsOf } = scriptedClient([]);
    coffer.session.end();
    coffer.session.end();
    coffer.session.accept("at_2", "rt_2");
    coffer.session.end();
    coffer.session.accept("at_3", "rt_3");
    store.clear();
    store.clear();
    expect(reasons(eventsOf("onSessionEnded"))).toEqual(["signedOut", "signedOut", "elsewhere"]);
    const nobody = scriptedClient([], { session: null });
    nobody.coffer.session.end();
    expect(nobody.eventsOf("onSessionEnded")).toEqual([]);
  });

  it("in another tab is not reported again as missing", async () => {
    const { coffer, store, eventsOf } = scriptedClient([]);
    store.clear();
    expect(await failureOf(coffer.assets.getAssets())).toMatchObject({ kind: "auth", attempts: 0 });
    expect(reasons(eventsOf("onSessionEnded"))).toEqual(["elsewhere"]);
  });

  it("is reported again after a sign-in, even if the store reports nothing when it loses one", async () => {
    const inner = createMemoryStore();
    const { coffer, eventsOf } = scriptedClient([], { store: { ...inner, subscribe: () => () => undefined } });
    for (let turn = 0; turn < 2; turn++) {
      const two = [failureOf(coffer.assets.getAssets()), failureOf(coffer.assets.getAssets())];
      await vi.advanceTimersByTimeAsync(STORE_LAG_MS);
      await Promise.all(two);
      expect(eventsOf("onSessionEnded")).toHaveLength(turn + 1);
      coffer.session.accept("at_2", "rt_2");
      inner.clear();
    }
  });

  it("comes 30 days after sign-in, in place of a refresh", async () => {
    const DAY = 24 * 60 * MINUTE;
    const startedAt = Date.now() - 30 * DAY;
    for (const [more, reason] of [
      [0, "expired"],
      [1, undefined],
    ] as const) {
      const session = aSession({ startedAt: startedAt + more, receivedAt: Date.now() - 31 * MINUTE });
      const { coffer, requests, eventsOf } = scriptedClient(
        (request) => (isRefresh(request) ? aPair(2) : answer([]))(request),
        {
          session,
        },
      );
      const call = coffer.assets.getAssets().then(
        () => undefined,
        () => "failed",
      );
      await settle();
      expect([await call, reasons(eventsOf("onSessionEnded"))[0]]).toEqual([reason && "failed", reason]);
      expect(requests.filter(({ url }) => url.pathname.endsWith("/RefreshToken"))).toHaveLength(more);
      if (more) expect(coffer.session.get()).toMatchObject({ accessToken: "at_2", startedAt: startedAt + 1 });
    }
  });

  it("keeps the moment of sign-in for its 30 days", async () => {
    const { coffer } = scriptedClient([], { session: null });
    coffer.session.accept("at_2", "rt_2");
    expect(coffer.session.get()?.startedAt).toBe(Date.now());
  });

  describe("store that shows another tab's sign-in late", () => {
    /** Shows its old value first, and the current one after that many milliseconds. */
    const late = (before: StoredSession | undefined, ms: number) => {
      const inner = createMemoryStore(aSession({ accessToken: "at_2", refreshToken: "rt_2" }));
      const since = Date.now();
      return { ...inner, get: () => (Date.now() - since < ms ? before : inner.get()) };
    };

    it("does not end the session for a call that needs it", async () => {
      const store = late(undefined, STORE_LAG_MS - 10);
      const { coffer, requests, eventsOf } = scriptedClient(answer("yes"), { store });
      const call = coffer.assets.getAssets();
      await vi.advanceTimersByTimeAsync(STORE_LAG_MS);
      expect(await call).toBe("yes");
      expect(requests[0]?.headers.get("authorization")).toBe("Bearer at_2");
      expect(eventsOf("onSessionEnded")).toEqual([]);
      expect(store.get()).toMatchObject({ refreshToken: "rt_2" });
    });

    it("does not end the session for a refresh whose token arrives after the access token", async () => {
      const store = late(aSession({ accessToken: "at_2", refreshToken: undefined }), STORE_LAG_MS - 10);
      const { coffer, eventsOf } = scriptedClient(
        (request) => (isRefresh(request) ? aPair(3) : refusal(401))(request),
        { store },
      );
      const failed = failureOf(coffer.assets.getAssets());
      await vi.advanceTimersByTimeAsync(STORE_LAG_MS);
      await failed;
      expect(eventsOf("onSessionEnded")).toEqual([]);
      expect(store.get()).toMatchObject({ accessToken: "at_3", refreshToken: "rt_3" });
    });
  });

  it("is not caused by a reply without tokens, and the failure says so", async () => {
    const { coffer, store } = scriptedClient(answer({}));
    const message = "The refresh call answered without an access token.";
    expect(await failureOf(coffer.session.refresh())).toMatchObject({ kind: "decode", message });
    expect(store.get()).toBeDefined();
  });

  it("is not reported by a closed client, nor is any change", () => {
    const { coffer, store, eventsOf } = scriptedClient([]);
    const heard = vi.fn();
    coffer.session.subscribe(heard);
    coffer.close();
    store.clear();
    store.set(aSession());
    coffer.session.end();
    expect(heard).not.toHaveBeenCalled();
    expect(reasons(eventsOf("onSessionEnded"))).not.toContain("elsewhere");
  });

  it.each([
    ["code 1, though it comes with a 400", refusal(1, { status: 400 })],
    ["a 429", refusal(429)],
    ["a 408", refusal(408)],
    ["a 500", refusal(500)],
  ])("is not caused by a refresh answered with %s", async (_, step) => {
    const { coffer, store } = scriptedClient(step);
    const failed = failureOf(coffer.session.refresh());
    await vi.advanceTimersByTimeAsync(20_000);
    await failed;
    expect(store.get()).toMatchObject({ accessToken: "at_1" });
  });
});

describe("token at the end of its life", () => {
  it("is no longer sent, and ends the session if it can't be renewed", async () => {
    const script: Step = (request) => (isRefresh(request) ? aPair(2) : answer([]))(request);
    const session = aSession({ receivedAt: Date.now() - 1_800_000 });
    const good = scriptedClient(script, { session });
    await good.coffer.assets.getAssets();
    expect(good.requests.at(-1)?.headers.get("authorization")).toBe("Bearer at_2");

    const bad = scriptedClient(refusal(503, { headers: { "Retry-After": "61" } }), { session });
    expect(await failureOf(bad.coffer.assets.getAssets())).toMatchObject({ status: 503, attempts: 0 });
    expect(reasons(bad.eventsOf("onSessionEnded"))).toEqual(["unreachable"]);
  });
});

describe("single clock that says the token has expired", () => {
  const jumped = (refresh: Step) => {
    const client = scriptedClient((request) => (isRefresh(request) ? refresh : answer([]))(request));
    // Read once, so that the other clock has an age too.
    client.coffer.session.secondsLeft();
    vi.setSystemTime(Date.now() + 60 * MINUTE);
    return client;
  };

  it("is not trusted when the refresh fails: the token is sent, and the server decides", async () => {
    const { coffer, requests, eventsOf } = jumped(drop());
    const result = coffer.assets.getAssets();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await result).toEqual([]);
    expect(requests.at(-1)?.headers.get("authorization")).toBe("Bearer at_1");
    expect(eventsOf("onSessionEnded")).toEqual([]);
  });

  it("does not matter when the refresh is refused", async () => {
    const { coffer, requests, eventsOf } = jumped(refusal(50001));
    expect(await failureOf(coffer.assets.getAssets())).toMatchObject({ kind: "auth", code: 50001, attempts: 0 });
    expect(requests).toHaveLength(1);
    expect(reasons(eventsOf("onSessionEnded"))).toEqual(["refused"]);
  });
});

describe("tokens from outside", () => {
  it.each([
    [0, 0],
    [60, 60],
    [-5, undefined],
    ["60", undefined],
    [Number.NaN, undefined],
    [null, undefined],
  ])("with a lifetime of %j s are kept as %j", (given, kept) => {
    const { coffer } = scriptedClient([], { session: null });
    const accessTokenExpireInSeconds = given as number;
    expect(coffer.session.accept({ accessToken: "at_7", accessTokenExpireInSeconds })).toBe(true);
    expect(coffer.session.get()?.accessTokenExpireInSeconds).toBe(kept);
  });

  it.each([null, undefined, 7, [], "", { accessToken: 7 }, { accessToken: ["at_7"] }])(
    "of %j are ignored",
    (tokens) => {
      const { coffer } = scriptedClient([], { session: null });
      expect(coffer.session.accept(tokens as never)).toBe(false);
      expect(coffer.session.get()).toBeUndefined();
    },
  );
});

describe("environment without", () => {
  const refreshing = () => scriptedClient((request) => (isRefresh(request) ? aPair(2) : answer([]))(request));

  it.each([
    ["a navigator", undefined],
    ["locks", {}],
    ["locks that work", { locks: { request: () => undefined } }],
    [
      "locks that don't throw",
      {
        locks: {
          request: () => {
            throw new DOMException("No.", "InvalidStateError");
          },
        },
      },
    ],
  ])("%s refreshes at once, and once", async (_, navigator) => {
    vi.stubGlobal("navigator", navigator);
    const { coffer, requests } = refreshing();
    // Locks are between tabs; within one tab, concurrent callers share one refresh without them.
    const refreshed = Promise.all([coffer.session.refresh(), coffer.session.refresh(), coffer.session.refresh()]);
    await settle();
    await refreshed;
    expect(requests).toHaveLength(1);
    expect(coffer.session.get()).toMatchObject({ accessToken: "at_2" });
  });

  it.each([7, null, {}, "timer"])("an unref on its timer (%j) still ticks", (timer) => {
    const interval = vi.spyOn(globalThis, "setInterval").mockReturnValue(timer as never);
    createClient({ autoRefresh: true, fetch: async (request) => answer([])(request) }).close();
    expect(interval).toHaveBeenCalledOnce();
    interval.mockRestore();
  });

  it("a page is not checked when it becomes visible", async () => {
    const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
    vi.stubGlobal("document", page);
    const session = aSession({ receivedAt: Date.now() - 29 * MINUTE });
    const { coffer, requests } = scriptedClient(answer([]), { session, autoRefresh: true });
    coffer.close();
    page.dispatchEvent(new Event("visibilitychange"));
    await settle();
    expect(requests).toHaveLength(0);
  });
});

describe("lock that is granted after another tab refreshed", () => {
  it("starts no refresh", async () => {
    const { coffer, store, requests, eventsOf } = scriptedClient(drop());
    const request = (_name: string, _options: unknown, work: () => Promise<unknown>) => {
      store.set(aSession({ accessToken: "at_9", refreshToken: "rt_9" }));
      return work();
    };
    vi.stubGlobal("navigator", { locks: { request } });
    await coffer.session.refresh();
    expect([requests, eventsOf("onRefresh")]).toEqual([[], []]);
  });
});

describe("rest after a failed refresh", () => {
  it("is exactly a minute", async () => {
    const { coffer, requests } = scriptedClient(refusal(503, { headers: { "Retry-After": "61" } }));
    await failureOf(coffer.session.refresh());
    await vi.advanceTimersByTimeAsync(MINUTE - 1);
    await failureOf(coffer.session.refresh());
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await failureOf(coffer.session.refresh());
    expect(requests).toHaveLength(2);
  });
});
