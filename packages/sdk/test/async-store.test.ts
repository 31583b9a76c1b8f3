import { afterEach, describe, expect, it, vi } from "vitest";
import { type AsyncSessionStore, createAsyncStore, type StoredSession } from "../src/index.ts";
import { answer, refusal } from "../src/testing.ts";
import { aPair, aSession, failureOf, gate, isRefresh, scriptedClient } from "./kit.ts";
import { settle, takeTime } from "./lab/doors.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** A store shared by several processes; each call waits where a test says so. */
function shared(session?: StoredSession) {
  const state = { text: session && JSON.stringify(session), calls: [] as string[], held: 0 };
  /** What the next calls of a method wait for before they run. */
  const meets: Partial<Record<"get" | "set" | "clear", (() => Promise<unknown> | undefined)[]>> = {};
  const lockers: (() => void)[] = [];
  const enter = async (name: "get" | "set" | "clear") => {
    state.calls.push(name);
    await meets[name]?.shift()?.();
  };
  const store: AsyncSessionStore = {
    get: async () => {
      // The value at the time of the call; the reply may take long.
      const { text } = state;
      await enter("get");
      return text === undefined ? undefined : JSON.parse(text);
    },
    set: async (next) => {
      await enter("set");
      state.text = JSON.stringify(next);
    },
    clear: async () => {
      await enter("clear");
      state.text = undefined;
    },
    lock: async (work) => {
      while (state.held > 0) await new Promise<void>((resolve) => lockers.push(resolve));
      state.held += 1;
      try {
        await work();
      } finally {
        state.held -= 1;
        lockers.shift()?.();
      }
    },
  };
  const kept = (): StoredSession | undefined => (state.text === undefined ? undefined : JSON.parse(state.text));
  return { store, state, meets, kept };
}

/** A process over the shared store. */
function aProcess(from: ReturnType<typeof shared>, script: Parameters<typeof scriptedClient>[0], onError = vi.fn()) {
  const store = createAsyncStore(from.store, { onError });
  return { ...scriptedClient(script, { store }), store, onError };
}

const refused = () => Promise.reject(new Error("redis://user:hunter2@host is down"));
const server: Parameters<typeof scriptedClient>[0] = (request) => (isRefresh(request) ? aPair(2) : answer([]))(request);
const tokensOf = (requests: readonly { headers: Headers }[]) =>
  requests.map(({ headers }) => headers.get("authorization"));

describe("session in an asynchronous store", () => {
  it("is loaded for the first call, and reloaded after another process changed it", async () => {
    const there = shared(aSession());
    const { coffer, requests } = aProcess(there, server);
    await coffer.assets.getAssets();
    there.state.text = JSON.stringify(aSession({ accessToken: "at_9", refreshToken: "rt_9" }));
    await coffer.assets.getAssets();
    there.state.text = undefined;
    expect(await failureOf(coffer.assets.getAssets())).toMatchObject({ kind: "auth", code: 401 });
    expect(tokensOf(requests)).toEqual(["Bearer at_1", "Bearer at_9"]);
  });

  it("changes during a writing call only if another user signed in meanwhile", async () => {
    const there = shared(aSession());
    const { coffer, requests } = aProcess(there, answer({}));
    await coffer.profile.setPricingCurrency({ currency: "EUR" });
    expect(requests).toHaveLength(1);
  });

  it("is not read for a call without a token", async () => {
    const there = shared(aSession());
    const { coffer } = aProcess(there, answer([]));
    await coffer.basic.getLegalCurrencyList();
    expect(there.state.calls).toEqual([]);
  });

  it("is read once for concurrent calls", async () => {
    const there = shared(aSession());
    const { coffer } = aProcess(there, server);
    await Promise.all(Array.from({ length: 50 }, () => coffer.assets.getAssets()));
    expect(there.state.calls).toEqual(["get"]);
  });

  it("notifies listeners only if it has changed", async () => {
    const there = shared(aSession());
    const { coffer } = aProcess(there, server);
    const heard: unknown[] = [];
    coffer.session.subscribe((session) => heard.push(session && [session.accessToken, session.refreshToken]));
    const finds = async (session: StoredSession | undefined) => {
      there.state.text = session && JSON.stringify(session);
      await coffer.p2p.getReferencePrice({ Coin: "USDT", Currency: "EUR" } as never);
    };
    await finds(aSession());
    await finds(aSession({ receivedAt: Date.now() - 60_000 }));
    expect(heard).toEqual([]);
    await finds(aSession({ accessToken: "at_2" }));
    await finds(aSession({ accessToken: "at_2", refreshToken: "rt_2" }));
    await finds(undefined);
    await finds(undefined);
    await finds(aSession());
    expect(heard).toEqual([["at_2", "rt_1"], ["at_2", "rt_2"], undefined, ["at_1", "rt_1"]]);
  });

  it("is shared by all clients of a process, and ignored by a closed client", async () => {
    const store = createAsyncStore(shared(aSession()).store);
    const [one, other, closed] = [1, 2, 3].map(() => scriptedClient(server, { store })) as [
      ReturnType<typeof scriptedClient>,
      ReturnType<typeof scriptedClient>,
      ReturnType<typeof scriptedClient>,
    ];
    for (const { coffer } of [one, other, closed]) await coffer.assets.getAssets();
    closed.coffer.close();
    one.coffer.session.end();
    expect(one.eventsOf("onSessionEnded")).toMatchObject([{ reason: "signedOut" }]);
    expect(other.eventsOf("onSessionEnded")).toMatchObject([{ reason: "elsewhere" }]);
    expect(closed.eventsOf("onSessionEnded")).toEqual([]);
  });

  it("is written in order, the latest change last, however slow the store", async () => {
    const there = shared();
    const first = gate();
    there.meets.set = [() => first.opened];
    const { coffer, store } = aProcess(there, server);
    coffer.session.accept("at_7", "rt_7");
    coffer.session.end();
    coffer.session.accept("at_8", "rt_8");
    first.open();
    await store.saved();
    expect(there.kept()).toMatchObject({ accessToken: "at_8" });
    // In between only the newest value when the store was free again.
    expect(there.state.calls).toEqual(["set", "set"]);
  });

  it("can be refreshed by hand before any call", async () => {
    const there = shared(aSession());
    const { coffer, store } = aProcess(there, server);
    await coffer.session.refresh();
    await store.saved();
    expect(there.kept()).toMatchObject({ accessToken: "at_2", refreshToken: "rt_2" });
  });

  it("counts as missing if it is invalid", async () => {
    const there = shared();
    there.state.text = JSON.stringify({ accessToken: "with space" });
    const { coffer } = aProcess(there, server);
    expect(await failureOf(coffer.assets.getAssets())).toMatchObject({ kind: "auth", code: 401 });
  });
});

describe("one refresh between two processes", () => {
  it("on concurrent 401s: the other process takes the new tokens, written before the lock is released", async () => {
    const there = shared(aSession());
    const slow = gate();
    there.meets.set = [() => slow.opened];
    let refreshes = 0;
    const script: Parameters<typeof scriptedClient>[0] = (request) => {
      if (isRefresh(request)) refreshes += 1;
      const fresh = request.headers.get("authorization") === "Bearer at_2";
      return (isRefresh(request) ? aPair(2) : fresh ? answer(["BTC"]) : refusal(401))(request);
    };
    const [one, other] = [aProcess(there, script), aProcess(there, script)];
    const both = Promise.all([one.coffer.assets.getAssets(), other.coffer.assets.getAssets()]);
    await vi.waitFor(() => expect(there.state.calls).toContain("set"));
    slow.open();
    expect(await both).toEqual([["BTC"], ["BTC"]]);
    expect(refreshes).toBe(1);
    expect(there.state.held).toBe(0);
  });

  it("continues without the lock if it can't be acquired", async () => {
    const there = shared(aSession());
    there.store.lock = refused;
    const { coffer, onError } = aProcess(there, server);
    await coffer.session.refresh();
    expect(coffer.session.get()).toMatchObject({ accessToken: "at_2" });
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining("is down") }));
  });
});

describe("failing store", () => {
  it("costs one wait if it hangs, then calls use the known session until it replies", async () => {
    takeTime();
    const there = shared(aSession());
    const { coffer, requests, onError } = aProcess(there, server);
    await coffer.assets.getAssets();
    const stuck = gate();
    there.meets.get = [() => stuck.opened, () => stuck.opened, () => stuck.opened];
    const [waits, next] = [coffer.assets.getAssets(), () => coffer.assets.getAssets()];
    await vi.advanceTimersByTimeAsync(1_999);
    await settle();
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await waits;
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining("2000 ms") }));
    const quick = next();
    await vi.advanceTimersByTimeAsync(1);
    await quick;
    expect(requests).toHaveLength(3);
    stuck.open();
    await settle();
    there.state.text = JSON.stringify(aSession({ accessToken: "at_9" }));
    await next();
    expect(tokensOf(requests).at(-1)).toBe("Bearer at_9");

    // A store that is only slow is awaited again.
    const slow = gate();
    there.state.text = JSON.stringify(aSession({ accessToken: "at_10" }));
    there.meets.get = [() => slow.opened];
    const waited = next();
    await vi.advanceTimersByTimeAsync(1_000);
    slow.open();
    await waited;
    expect(tokensOf(requests).at(-1)).toBe("Bearer at_10");
  });

  it("is awaited if it is slow at first, and keeps no process alive afterwards", async () => {
    takeTime();
    const there = shared(aSession());
    const slow = gate();
    there.meets.get = [() => slow.opened];
    const { coffer, requests } = aProcess(there, server);
    const call = coffer.assets.getAssets();
    await vi.advanceTimersByTimeAsync(1_999);
    slow.open();
    await call;
    expect(tokensOf(requests)).toEqual(["Bearer at_1"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is read once for all waiting calls, even if the reply for earlier calls comes late", async () => {
    takeTime();
    const there = shared(aSession());
    const { coffer } = aProcess(there, server);
    await coffer.assets.getAssets();
    const [late, later] = [gate(), gate()];
    there.meets.get = [() => late.opened, () => later.opened];
    const gaveUp = coffer.assets.getAssets();
    await vi.advanceTimersByTimeAsync(2_000);
    await gaveUp;
    const waiting = [coffer.assets.getAssets()];
    late.open();
    await settle();
    waiting.push(coffer.assets.getAssets());
    await settle();
    expect(there.state.calls).toHaveLength(3);
    later.open();
    await vi.advanceTimersByTimeAsync(2_000);
    await Promise.all(waiting);
  });

  it("gets the newest value at once after it rejected an older one, and reports the failure", async () => {
    const there = shared();
    const first = gate();
    there.meets.set = [() => first.opened.then(refused)];
    const { coffer, store, onError } = aProcess(there, server);
    coffer.session.accept("at_7", "rt_7");
    coffer.session.accept("at_8", "rt_8");
    first.open();
    await store.saved();
    expect(there.kept()).toMatchObject({ accessToken: "at_8" });
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it("fails the call if it never returned a session, without a sign-out or a clear", async () => {
    const there = shared(aSession());
    there.meets.get = [refused];
    const { coffer, eventsOf, requests } = aProcess(there, server);
    const error = await failureOf(coffer.assets.getAssets());
    expect(error).toMatchObject({ kind: "network", retryable: true, outcomeUnknown: false, attempts: 0 });
    expect(error).toMatchObject({ message: "The session can't be loaded." });
    expect(Object(error).cause).toEqual(new Error("Neither this process nor the store knows of a session."));
    expect(eventsOf("onSessionEnded")).toEqual([]);
    expect(there.kept()).toMatchObject({ accessToken: "at_1" });
    await coffer.assets.getAssets();
    expect(requests).toHaveLength(1);
  });

  it("gets a rejected value again with the next call, and the session works meanwhile", async () => {
    const there = shared(aSession({ accessToken: "at_old" }));
    there.meets.set = [refused];
    const { coffer, store, requests, onError } = aProcess(there, server);
    coffer.session.accept("at_7", "rt_7");
    await settle();
    expect(onError).toHaveBeenCalledTimes(1);
    expect(there.kept()).toMatchObject({ accessToken: "at_old" });
    await coffer.assets.getAssets();
    await store.saved();
    expect(tokensOf(requests)).toEqual(["Bearer at_7"]);
    expect(there.kept()).toMatchObject({ accessToken: "at_7" });
  });

  it("does not restore a session whose value arrives after a sign-out", async () => {
    const there = shared(aSession());
    const { coffer, store, requests } = aProcess(there, server);
    await coffer.assets.getAssets();
    const late = gate();
    there.meets.get = [() => late.opened];
    const call = failureOf(coffer.assets.getAssets());
    coffer.session.end();
    late.open();
    expect(await call).toMatchObject({ kind: "auth", code: 401 });
    await store.saved();
    expect(there.kept()).toBeUndefined();
    expect(requests).toHaveLength(1);
  });

  it("does not restore old tokens whose value arrives after a refresh", async () => {
    const there = shared(aSession());
    const held = gate();
    const { coffer, requests } = aProcess(there, (request) => {
      const isOld = request.headers.get("authorization") === "Bearer at_1";
      return isRefresh(request) ? aPair(2)(request) : isOld ? held.before(refusal(401))(request) : answer([])(request);
    });
    const first = coffer.assets.getAssets();
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    const late = gate();
    there.meets.get = [() => late.opened];
    const call = coffer.assets.getAssets();
    held.open();
    await first;
    late.open();
    await call;
    expect(tokensOf(requests).at(-1)).toBe("Bearer at_2");
    expect(there.kept()).toMatchObject({ accessToken: "at_2" });
  });

  it("keeps the second value if the first one arrives late", async () => {
    const there = shared(aSession());
    const { coffer, store } = aProcess(there, server);
    const late = gate();
    there.meets.get = [() => late.opened];
    const early = store.load();
    there.state.text = JSON.stringify(aSession({ accessToken: "at_9" }));
    await store.lock(async () => undefined);
    late.open();
    await early;
    expect(coffer.session.get()).toMatchObject({ accessToken: "at_9" });
  });
});

it("notifies at once of another process's change where the store supports it", async () => {
  const there = shared(aSession());
  let tell: () => void = () => undefined;
  const stopped = vi.fn();
  there.store.subscribe = (listener) => {
    tell = listener;
    return stopped;
  };
  const { coffer, eventsOf } = aProcess(there, server);
  await coffer.assets.getAssets();
  there.state.text = undefined;
  tell();
  await vi.waitFor(() => expect(eventsOf("onSessionEnded")).toEqual([{ reason: "elsewhere", error: undefined }]));
  coffer.close();
  expect(stopped).toHaveBeenCalledTimes(1);
});
