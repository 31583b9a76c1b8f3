import { afterEach, describe, expect, it, vi } from "vitest";
import { createClient, createMemoryStore } from "../src/index.ts";
import { answer, hang, refusal } from "../src/testing.ts";
import { aPair, aSession, failureOf, gate, isRefresh, scriptedClient } from "./kit.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("session", () => {
  it("ends by profile.exit after its success", async () => {
    const { coffer, eventsOf } = scriptedClient([answer({})]);
    await coffer.profile.exit();
    expect(coffer.session.get()).toBeUndefined();
    expect(eventsOf("onSessionEnded")).toEqual([{ reason: "signedOut", error: undefined }]);
  });

  it("of a user who signed in during the sign-out stays", async () => {
    const held = gate();
    const { coffer, eventsOf } = scriptedClient([held.before(answer({}))]);
    const exit = coffer.profile.exit();
    coffer.session.accept("at_7", "rt_7");
    held.open();
    await exit;
    expect(coffer.session.get()).toMatchObject({ accessToken: "at_7" });
    expect(eventsOf("onSessionEnded")).toEqual([]);
  });

  it.each([
    ["ended by the server", refusal(50001), 1],
    ["unknown to the server, with its refresh token", refusal(401), 2],
  ])("%s does not block a public call", async (_, refused, asked) => {
    const ticket = { t: "ticket_1", p: "00ff", r: 1000 };
    const { coffer, requests, eventsOf } = scriptedClient((request) =>
      (request.headers.has("authorization") || isRefresh(request) ? refused : answer(ticket))(request),
    );
    expect(await coffer.basic.pTR({ businessType: 1, key: "mei.lin@coffer.example" })).toEqual(ticket);
    expect(requests).toHaveLength(asked + 1);
    expect(requests.at(-1)?.headers.has("authorization")).toBe(false);
    expect(coffer.session.get()).toBeUndefined();
    expect(eventsOf("onSessionEnded")).toMatchObject([{ reason: "refused" }]);
  });

  it("notifies its listeners of every change until they unsubscribe", () => {
    const { coffer } = scriptedClient([]);
    const heard: unknown[] = [];
    const stop = coffer.session.subscribe((session) => heard.push(session?.accessToken));
    coffer.session.accept("at_7", "rt_7");
    coffer.session.end();
    stop();
    coffer.session.accept("at_8");
    expect(heard).toEqual(["at_7", undefined]);
  });

  it("can be refreshed by hand, together with a pending refresh", async () => {
    const { coffer, requests } = scriptedClient((request) => aPair(2)(request));
    await Promise.all([coffer.session.refresh(), coffer.session.refresh()]);
    expect(requests).toHaveLength(1);
    expect(coffer.session.get()).toMatchObject({ accessToken: "at_2" });
    coffer.session.end();
    expect(await failureOf(coffer.session.refresh())).toMatchObject({ kind: "auth", code: 401 });
  });

  it("is shared by two clients over one store, which see each other's sign-out", () => {
    const store = createMemoryStore(aSession());
    const first = scriptedClient([], { store });
    const second = scriptedClient([], { store });
    first.coffer.session.end();
    expect(second.coffer.session.get()).toBeUndefined();
    expect(first.eventsOf("onSessionEnded")).toEqual([{ reason: "signedOut", error: undefined }]);
    store.clear();
    expect(second.eventsOf("onSessionEnded")).toEqual([{ reason: "elsewhere", error: undefined }]);
  });
});

describe("call of one user", () => {
  const changeHands = (coffer: ReturnType<typeof scriptedClient>["coffer"]) => coffer.session.accept("at_7", "rt_7");

  it.each([
    ["moves money", (coffer) => coffer.withdrawals.cancelApplyTransactionOut({ id: "wd_1" })],
    ["signs out", (coffer) => coffer.profile.exit()],
    ["changes something", (coffer) => coffer.profile.setPricingCurrency({ currency: "EUR" })],
  ] as [string, (coffer: ReturnType<typeof scriptedClient>["coffer"]) => Promise<unknown>][])(
    "is not resent as another user where it %s",
    async (_, make) => {
      const held = gate();
      const { coffer, requests } = scriptedClient([held.before(refusal(401))]);
      const failed = failureOf(make(coffer));
      changeHands(coffer);
      held.open();
      expect(await failed).toMatchObject({ kind: "auth", code: 401 });
      expect(requests).toHaveLength(1);
      expect(coffer.session.get()).toMatchObject({ accessToken: "at_7" });
    },
  );

  it("is not resent as the user who signed in in another tab", async () => {
    const held = gate();
    const { coffer, store, requests } = scriptedClient([held.before(refusal(401))]);
    const failed = failureOf(coffer.profile.setPricingCurrency({ currency: "EUR" }));
    store.clear();
    store.set(aSession({ accessToken: "at_7", refreshToken: "rt_7" }));
    held.open();
    expect(await failed).toMatchObject({ kind: "auth", code: 401 });
    expect(requests).toHaveLength(1);
  });

  it("is resent as the current user if it only reads", async () => {
    const held = gate();
    const { coffer } = scriptedClient([held.before(refusal(401)), answer(["BTC"])]);
    const result = coffer.assets.getAssets();
    changeHands(coffer);
    held.open();
    expect(await result).toEqual(["BTC"]);
  });
});

describe("tokens handed over by the native app", () => {
  it.each([
    [["at_7", "rt_7"], { accessToken: "at_7", refreshToken: "rt_7", accountType: 0 }],
    [[{ accessToken: "at_7" }], { accessToken: "at_7", refreshToken: undefined }],
    [
      [{ accessToken: "at_7", refreshToken: "rt_7", accessTokenExpireInSeconds: 60, accountType: 1 }],
      { accessToken: "at_7", refreshToken: "rt_7", accessTokenExpireInSeconds: 60, accountType: 1 },
    ],
  ] as const)("%j are kept", ([tokens, refreshToken], kept) => {
    const { coffer } = scriptedClient([], { session: null });
    expect(coffer.session.accept(tokens, refreshToken as string)).toBe(true);
    expect(coffer.session.get()).toMatchObject(kept);
  });

  it.each([["", "rt_7"], [{ accessToken: "" }], [{ accessToken: "two words" }], ["at\r\nX-Evil: 1"]] as const)(
    "%j %j are ignored, and the session stays",
    (tokens, refreshToken?: string) => {
      const { coffer } = scriptedClient([]);
      expect(coffer.session.accept(tokens, refreshToken)).toBe(false);
      expect(coffer.session.get()).toMatchObject({ accessToken: "at_1" });
    },
  );
});

describe("locks between tabs", () => {
  const refreshing = () => scriptedClient((request) => (isRefresh(request) ? aPair(2) : answer([]))(request));

  it("are named without revealing the token, and released", async () => {
    const names: string[] = [];
    const held: Promise<unknown>[] = [];
    const request = (name: string, _: unknown, work: () => Promise<unknown>) => {
      names.push(name);
      const done = work();
      held.push(done);
      return done;
    };
    vi.stubGlobal("navigator", { locks: { request } });
    const { coffer } = refreshing();
    await coffer.session.refresh();
    expect(names).toEqual([expect.stringMatching(/^coffer-refresh-[0-9a-f]+$/)]);
    expect(names[0]).not.toContain("rt_1");
    await Promise.all(held);
  });

  it.each([
    ["refused, as where cookies are blocked", () => Promise.reject(new DOMException("No.", "SecurityError"))],
    [
      "thrown over",
      () => {
        throw new DOMException("No.", "InvalidStateError");
      },
    ],
  ])("%s, do not stop a refresh", async (_, request) => {
    vi.stubGlobal("navigator", { locks: { request } });
    const { coffer } = refreshing();
    await coffer.session.refresh();
    expect(coffer.session.get()).toMatchObject({ accessToken: "at_2" });
  });

  it("held by a sleeping tab are awaited for at most 5 s", async () => {
    vi.useFakeTimers();
    const request = (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    vi.stubGlobal("navigator", { locks: { request } });
    const { coffer, requests } = refreshing();
    const done = coffer.session.refresh();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(requests).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(requests).toHaveLength(1);
    vi.useRealTimers();
  });

  it("that arrive after another tab's refresh start no second one", async () => {
    const { coffer, store, requests } = refreshing();
    const request = (_name: string, _options: unknown, work: () => Promise<unknown>) => {
      store.set(aSession({ accessToken: "at_9", refreshToken: "rt_9" }));
      return work();
    };
    vi.stubGlobal("navigator", { locks: { request } });
    await coffer.session.refresh();
    expect(requests).toHaveLength(0);
    expect(coffer.session.get()).toMatchObject({ accessToken: "at_9" });
  });
});

describe("finished program", () => {
  it("is not kept alive by the client's timer", () => {
    const unref = vi.fn();
    const timer = vi.spyOn(globalThis, "setInterval").mockReturnValue({ unref } as never);
    createClient({ autoRefresh: true, fetch: async (request) => hang()(request) });
    expect(timer).toHaveBeenCalledWith(expect.any(Function), 5_000);
    expect(unref).toHaveBeenCalled();
    timer.mockRestore();
  });
});
