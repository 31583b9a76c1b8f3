import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answer, drop, raw, refusal, type Step } from "../src/testing.ts";
import { aPair, aSession, failureOf, gate, isRefresh, scriptedClient } from "./kit.ts";

/** A server that accepts one token and answers refreshes with its own step. */
function server(goodToken: () => string, refresh: Step): Step {
  return (request) => {
    if (isRefresh(request)) return refresh(request);
    const step = request.headers.get("authorization") === `Bearer ${goodToken()}` ? answer("yes") : refusal(401);
    return step(request);
  };
}

const refreshes = (requests: readonly { url: URL }[]) =>
  requests.filter(({ url }) => url.pathname.includes("/TokenAuth/Refresh"));

describe("tokens handed over without an account type", () => {
  const merchantOnly: Step = (request) => {
    if (request.url.includes("/RefreshMerchantToken")) return aPair(2)(request);
    return (isRefresh(request) ? refusal(50001) : answer({ accountType: 1 }))(request);
  };

  it("take the type over once the account's own call has answered it", async () => {
    const { coffer, requests } = scriptedClient(merchantOnly, { session: null });
    coffer.session.accept("at_1", "rt_1");
    expect(coffer.session.get()).toMatchObject({ accountType: 0, isAccountTypeAssumed: true });
    await coffer.profile.getAccountInfo();
    expect(coffer.session.get()).toMatchObject({ accountType: 1, isAccountTypeAssumed: undefined });
    await coffer.session.refresh();
    expect(coffer.session.get()).toMatchObject({ accessToken: "at_2", accountType: 1 });
    expect(requests.filter(({ url }) => url.pathname.endsWith("/RefreshToken"))).toEqual([]);
  });

  it("refresh at the merchant's call where the other refuses, before anything said the type", async () => {
    const { coffer, eventsOf } = scriptedClient(merchantOnly, { session: null });
    coffer.session.accept("at_1", "rt_1");
    await coffer.session.refresh();
    expect(coffer.session.get()).toMatchObject({ accessToken: "at_2", refreshToken: "rt_2" });
    expect(eventsOf("onSessionEnded")).toEqual([]);
  });

  it("end where both calls refuse", async () => {
    const { coffer, eventsOf } = scriptedClient(refusal(50001), { session: null });
    coffer.session.accept("at_1", "rt_1");
    expect(await failureOf(coffer.session.refresh())).toMatchObject({ kind: "auth", code: 50001 });
    expect(eventsOf("onSessionEnded")).toMatchObject([{ reason: "refused" }]);
  });

  it("keep the type that is learnt while a refresh is under way", async () => {
    let open = () => {};
    const until = new Promise<void>((resolve) => {
      open = resolve;
    });
    const step: Step = async (request) => {
      if (!isRefresh(request)) return answer({ accountType: 3 })(request);
      await until;
      return aPair(2)(request);
    };
    const { coffer } = scriptedClient(step, { session: null });
    coffer.session.accept("at_1", "rt_1");
    const refreshed = coffer.session.refresh();
    await coffer.profile.getAccountInfo();
    open();
    await refreshed;
    expect(coffer.session.get()).toMatchObject({ accessToken: "at_2", accountType: 3 });
  });
});

describe("401 reply", () => {
  it("of 1000 concurrent calls costs one refresh, and all succeed", async () => {
    const { coffer, requests, eventsOf } = scriptedClient(server(() => "at_2", aPair(2)));
    const results = await Promise.all(Array.from({ length: 1000 }, () => coffer.assets.getAssets()));
    expect(results.every((result) => (result as unknown) === "yes")).toBe(true);
    expect(refreshes(requests)).toHaveLength(1);
    expect(requests.length).toBeLessThanOrEqual(2001);
    expect(eventsOf("onRefresh")).toEqual([{ outcome: "started" }, { outcome: "refreshed" }]);
    expect(coffer.session.get()).toMatchObject({ accessToken: "at_2", refreshToken: "rt_2", accountType: 0 });
  });

  it("for an old token is resent without a refresh", async () => {
    const held = gate();
    let first = true;
    const { coffer, requests } = scriptedClient((request) => {
      const late = first && !isRefresh(request);
      if (late) first = false;
      const step = server(() => "at_2", aPair(2));
      return late ? held.before(step)(request) : step(request);
    });
    const straggler = coffer.assets.getAssets();
    await coffer.kyc.getKyc();
    held.open();
    expect(await straggler).toBe("yes");
    expect(refreshes(requests)).toHaveLength(1);
  });

  it("that persists after a refresh is one failure, not a loop", async () => {
    const { coffer, requests, store } = scriptedClient(server(() => "none", aPair(2)));
    const error = await failureOf(coffer.assets.getAssets());
    expect(error).toMatchObject({ kind: "api", code: 401, operation: "getAssets", attempts: 2 });
    expect(requests).toHaveLength(3);
    expect(store.get()).toMatchObject({ accessToken: "at_2" });
  });

  it("resends even a call that is not retryable, because it was not executed", async () => {
    const { coffer, requests } = scriptedClient(server(() => "at_2", aPair(2)));
    await coffer.profile.applyToBecomeOfficial({ agreeContract: true });
    expect(requests).toHaveLength(3);
  });

  it.each([1, 3] as const)("of account type %i refreshes at the merchant service", async (accountType) => {
    const { coffer, requests, store } = scriptedClient(
      server(() => "at_2", aPair(2)),
      {
        session: aSession({ accountType }),
        baseUrl: { base: "https://base.test", merchant: "https://merchant.test" },
      },
    );
    await coffer.assets.getAssets();
    expect(requests[1]?.url.href).toBe("https://merchant.test/api/TokenAuth/RefreshMerchantToken");
    expect(JSON.parse(requests[1]?.body ?? "")).toEqual({ accessToken: "at_1", refreshToken: "rt_1" });
    expect(requests[1]?.headers.get("authorization")).toBeNull();
    expect(store.get()).toMatchObject({ accountType });
  });
});

describe("refused refresh", () => {
  it.each([
    [401, 401],
    [50001, 50001],
    [80002, 80002],
  ])("with %i ends the session once and fails every waiting call", async (code) => {
    const { coffer, store, eventsOf, requests } = scriptedClient(server(() => "at_2", refusal(code)));
    const errors = await Promise.all(Array.from({ length: 50 }, () => failureOf(coffer.assets.getAssets())));
    for (const error of errors) expect(error).toMatchObject({ kind: "auth", code, operation: "getAssets" });
    expect(refreshes(requests)).toHaveLength(1);
    expect(store.get()).toBeUndefined();
    expect(eventsOf("onSessionEnded")).toEqual([{ reason: "refused", error: expect.objectContaining({ code }) }]);
    expect(eventsOf("onRefresh")).toMatchObject([{ outcome: "started" }, { outcome: "refused" }]);
  });

  it("keeps the newer session of another tab", async () => {
    const { coffer, store, eventsOf } = scriptedClient(
      server(
        () => "at_9",
        (request) => {
          store.set(aSession({ accessToken: "at_9", refreshToken: "rt_9" }));
          return refusal(50001)(request);
        },
      ),
    );
    expect(await coffer.assets.getAssets()).toBe("yes");
    expect(eventsOf("onSessionEnded")).toEqual([]);
  });
});

describe("failing refresh", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each([
    ["no connection", drop()],
    ["a 503", refusal(1)],
    ["a body that isn't ours", raw("<html>Sign in to the Wi-Fi</html>")],
    ["a pair without tokens", answer({})],
  ])("(%s) is retried 3 times, keeps the session, then rests for 60 s", async (_, step) => {
    const { coffer, requests, store, eventsOf } = scriptedClient(server(() => "at_2", step));
    const failed = failureOf(coffer.assets.getAssets());
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await failed).toMatchObject({ operation: "getAssets" });
    const tries = refreshes(requests).length;
    expect([1, 4]).toContain(tries);
    expect(store.get()).toMatchObject({ accessToken: "at_1" });
    expect(eventsOf("onSessionEnded")).toEqual([]);

    await Promise.all(Array.from({ length: 50 }, () => failureOf(coffer.assets.getAssets())));
    expect(refreshes(requests)).toHaveLength(tries);

    await vi.advanceTimersByTimeAsync(60_000);
    const again = failureOf(coffer.assets.getAssets());
    await vi.advanceTimersByTimeAsync(20_000);
    await again;
    expect(refreshes(requests)).toHaveLength(tries * 2);
  });

  it("succeeds within its retries", async () => {
    const steps = [drop(), refusal(503), aPair(2)];
    const refresh: Step = (request) => (steps.shift() ?? drop())(request);
    const { coffer } = scriptedClient(server(() => "at_2", refresh));
    const result = coffer.assets.getAssets();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await result).toBe("yes");
  });

  it.each([
    ["a browser", { onLine: true }],
    ["where nothing tells whether the device is online", {}],
    ["a runtime without a navigator", undefined],
  ])("ends the session once the access token has certainly expired: %s", async (_, navigator) => {
    vi.stubGlobal("navigator", navigator);
    const session = aSession({ receivedAt: Date.now() - 1_801_000 });
    const { coffer, eventsOf, store } = scriptedClient(
      server(() => "at_2", drop()),
      { session },
    );
    const failed = failureOf(coffer.assets.getAssets());
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await failed).toMatchObject({ kind: "network" });
    expect(store.get()).toBeUndefined();
    expect(eventsOf("onSessionEnded")).toMatchObject([{ reason: "unreachable", error: { kind: "network" } }]);
  });

  it("never ends the session of an offline device", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const session = aSession({ receivedAt: Date.now() - 1_801_000 });
    const { coffer, eventsOf } = scriptedClient(
      server(() => "at_2", drop()),
      { session },
    );
    const failed = failureOf(coffer.assets.getAssets());
    await vi.advanceTimersByTimeAsync(20_000);
    await failed;
    expect(eventsOf("onSessionEnded")).toEqual([]);
  });
});

describe("commit guard", () => {
  it("lets a sign-out during a refresh win", async () => {
    const held = gate();
    const { coffer, store, eventsOf } = scriptedClient(server(() => "at_2", held.before(aPair(2))));
    const failed = failureOf(coffer.assets.getAssets());
    await vi.waitFor(() => expect(eventsOf("onRefresh")).toHaveLength(1));
    coffer.session.end();
    held.open();
    expect(await failed).toMatchObject({ kind: "auth", code: 401 });
    expect(store.get()).toBeUndefined();
    expect(eventsOf("onSessionEnded")).toEqual([{ reason: "signedOut", error: undefined }]);
  });

  it("lets a sign-out win before the refresh is sent, and never sends its tokens", async () => {
    const held = gate();
    const deviceId = vi.fn(() => held.opened.then(() => "device_1"));
    const { coffer, requests } = scriptedClient(aPair(2), { deviceId });
    const failed = failureOf(coffer.session.refresh());
    await vi.waitFor(() => expect(deviceId).toHaveBeenCalled());
    coffer.session.end();
    held.open();
    expect(await failed).toMatchObject({ kind: "auth", code: 401 });
    expect(requests).toHaveLength(0);
  });

  it("lets another user's sign-in during a refresh win", async () => {
    const held = gate();
    const { coffer, store, eventsOf } = scriptedClient(server(() => "at_7", held.before(aPair(2))));
    const result = coffer.assets.getAssets();
    await vi.waitFor(() => expect(eventsOf("onRefresh")).toHaveLength(1));
    coffer.session.accept({ accessToken: "at_7", refreshToken: "rt_7" });
    held.open();
    expect(await result).toBe("yes");
    expect(store.get()).toMatchObject({ accessToken: "at_7" });
  });
});

describe("two successive sessions", () => {
  it("never wait for each other's refresh", async () => {
    const held = gate();
    const { coffer, requests, eventsOf } = scriptedClient((request) => {
      if (!isRefresh(request)) return server(() => "at_8", drop())(request);
      // The first session's refresh hangs; the second's is answered.
      return (refreshes(requests).length === 1 ? held.before(aPair(2)) : aPair(8))(request);
    });
    const first = failureOf(coffer.assets.getAssets());
    await vi.waitFor(() => expect(eventsOf("onRefresh")).toHaveLength(1));
    coffer.session.accept("at_7", "rt_7");
    expect(await coffer.assets.getAssets()).toBe("yes");
    held.open();
    expect(coffer.session.get()).toMatchObject({ accessToken: "at_8" });
    first.catch(() => undefined);
  });
});

describe("call without a session", () => {
  it("fails before sending, and reports missing tokens once", async () => {
    const { coffer, requests, eventsOf } = scriptedClient([], { session: null });
    for (let turn = 0; turn < 3; turn++) {
      expect(await failureOf(coffer.assets.getAssets())).toMatchObject({ kind: "auth", code: 401, attempts: 0 });
    }
    expect(requests).toHaveLength(0);
    expect(eventsOf("onSessionEnded")).toEqual([{ reason: "missing", error: undefined }]);
  });

  it("is sent without a token where sign-in is optional", async () => {
    const { coffer, requests } = scriptedClient([answer({ t: "t", p: "00", r: 1 })], { session: null });
    await coffer.basic.pTR({ businessType: 1, key: "mei.lin@coffer.example" });
    expect(requests[0]?.headers.get("authorization")).toBeNull();
  });

  it("ends a session without a refresh token when its access token is refused", async () => {
    const { coffer, eventsOf } = scriptedClient(answerOf401(), { session: aSession({ refreshToken: undefined }) });
    expect(await failureOf(coffer.assets.getAssets())).toMatchObject({ kind: "auth" });
    expect(eventsOf("onSessionEnded")).toMatchObject([{ reason: "missing" }]);
  });
});

describe("code that ends the session", () => {
  it.each([50001, 80001, 50004])("%i ends it without a refresh", async (code) => {
    const { coffer, requests, eventsOf, store } = scriptedClient([refusal(code)]);
    expect(await failureOf(coffer.assets.getAssets())).toMatchObject({ kind: "api", code });
    expect(requests).toHaveLength(1);
    expect(store.get()).toBeUndefined();
    expect(eventsOf("onSessionEnded")).toEqual([{ reason: "refused", error: expect.objectContaining({ code }) }]);
  });

  it("is final even if the server then fails", async () => {
    const { coffer, requests, store } = scriptedClient([refusal(50001, { status: 503 }), answer([])]);
    expect(await failureOf(coffer.assets.getAssets())).toMatchObject({ code: 50001, status: 503 });
    expect(requests).toHaveLength(1);
    expect(store.get()).toBeUndefined();
  });

  it("does not affect a newer session", async () => {
    const held = gate();
    const { coffer, eventsOf } = scriptedClient([held.before(refusal(50001))]);
    const failed = failureOf(coffer.assets.getAssets());
    coffer.session.accept("at_7", "rt_7");
    held.open();
    expect(await failed).toMatchObject({ code: 50001 });
    expect(coffer.session.get()).toMatchObject({ accessToken: "at_7" });
    expect(eventsOf("onSessionEnded")).toEqual([]);
  });
});

function answerOf401(): Step {
  return refusal(401);
}
