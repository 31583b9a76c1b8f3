import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FIRST_DELAY_MS } from "../src/http/retry-policy.ts";
import { answer, drop, refusal, type Step } from "../src/testing.ts";
import { aPair, aSession, failureOf, isRefresh, scriptedClient } from "./kit.ts";
import { settle, takeTime } from "./lab/doors.ts";

const MINUTE = 60_000;

beforeEach(takeTime);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refreshing: Step = (request) => (isRefresh(request) ? aPair(2) : answer([]))(request);
const lasting = (seconds: number | undefined) =>
  aSession({ accessTokenExpireInSeconds: seconds, receivedAt: Date.now() });
const refreshesIn = (requests: readonly { url: URL }[]) =>
  requests.filter(({ url }) => url.pathname.endsWith("/RefreshToken")).length;

describe("refresh countdown", () => {
  it.each([
    [1800, 1620],
    [361, 181],
    [360, 180],
    // Shorter than twice the three minutes: refreshed at half its life.
    [100, 50],
    [1, 1],
    [0, 0],
    [undefined, undefined],
  ])("starts at %o for a token that lives %o s", (seconds, left) => {
    const { coffer } = scriptedClient(refreshing, { session: lasting(seconds) });
    expect(coffer.session.secondsLeft()).toBe(left);
  });

  it("rounds seconds up and stops at zero", async () => {
    const { coffer } = scriptedClient(refreshing, { session: lasting(400) });
    await vi.advanceTimersByTimeAsync(500);
    expect(coffer.session.secondsLeft()).toBe(220);
    await vi.advanceTimersByTimeAsync(220 * 1000);
    expect(coffer.session.secondsLeft()).toBe(0);
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(coffer.session.secondsLeft()).toBe(0);
  });

  it("is unknown without a session", () => {
    expect(scriptedClient(refreshing, { session: null }).coffer.session.secondsLeft()).toBeUndefined();
  });
});

describe("timer", () => {
  it("ticks every 5 s, and as soon as the device is online again", async () => {
    const target = new EventTarget();
    vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
    vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
    vi.stubGlobal("navigator", { onLine: false });
    const { coffer, requests } = scriptedClient(refreshing, { session: lasting(400), autoRefresh: true });
    await vi.advanceTimersByTimeAsync(300_000);
    await settle();
    expect(requests).toHaveLength(0);
    vi.stubGlobal("navigator", { onLine: true });
    target.dispatchEvent(new Event("online"));
    await settle();
    expect(requests).toHaveLength(1);
    coffer.close();
    coffer.session.accept({ accessToken: "at_7", refreshToken: "rt_7", accessTokenExpireInSeconds: 1 });
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    target.dispatchEvent(new Event("online"));
    await settle();
    expect(requests).toHaveLength(1);
  });

  it("ignores a session without a refresh token", async () => {
    const session = { ...lasting(10), refreshToken: undefined };
    const { coffer, requests, eventsOf } = scriptedClient(refreshing, { session, autoRefresh: true });
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(requests).toHaveLength(0);
    expect(eventsOf("onSessionEnded")).toEqual([]);
    // The token is sent as long as it lives; the server reports its end.
    await coffer.assets.getAssets();
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer at_1");
    coffer.close();
  });

  it("starts at most one refresh a minute, and survives a failed one", async () => {
    const script: Step = (request) => (isRefresh(request) ? refusal(500) : answer([]))(request);
    const { coffer, requests, eventsOf } = scriptedClient(script, { session: lasting(3_000), autoRefresh: true });
    await vi.advanceTimersByTimeAsync(47 * MINUTE + 1);
    await settle();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(refreshesIn(requests)).toBe(4);
    expect(eventsOf("onRefresh").map((event) => (event as { outcome: string }).outcome)).toEqual(["started", "failed"]);
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(refreshesIn(requests)).toBeLessThanOrEqual(12);
    expect(coffer.session.get()).toMatchObject({ accessToken: "at_1" });
    coffer.close();
  });
});

describe("call with optional sign-in", () => {
  const ask = { businessType: 1, key: "mei.lin@coffer.example" } as const;

  it("is sent without a token when the refresh fails", async () => {
    const script: Step = (request) => (isRefresh(request) ? drop() : answer({ t: "t", p: "00", r: 1 }))(request);
    const session = aSession({ receivedAt: Date.now() - 31 * MINUTE });
    const { coffer, requests } = scriptedClient(script, { session });
    const result = coffer.basic.pTR(ask);
    await vi.advanceTimersByTimeAsync(30_000);
    await result;
    expect(refreshesIn(requests)).toBe(4);
    expect(requests.at(-1)?.headers.get("authorization")).toBeNull();
  });

  it("neither ends a session nor requires one", async () => {
    const { coffer, eventsOf } = scriptedClient(answer({ t: "t", p: "00", r: 1 }), { session: null });
    await coffer.basic.pTR(ask);
    expect(eventsOf("onSessionEnded")).toEqual([]);
  });
});

describe("call that waits for the refresh of an expired token", () => {
  it.each([1_000, 20_000])("waits %i ms, as configured", async (timeoutMs) => {
    const session = aSession({ receivedAt: Date.now() - 31 * MINUTE });
    const { coffer } = scriptedClient(() => new Promise<Response>(() => undefined), { session });
    const failed = failureOf(coffer.assets.getAssets(undefined, { timeoutMs }));
    const settled = vi.fn();
    failed.then(settled);
    await vi.advanceTimersByTimeAsync(timeoutMs - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failed).toMatchObject({ kind: "timeout", attempts: 0, operation: "getAssets" });
    coffer.close();
  });
});

describe("wait between two attempts of a refresh", () => {
  it.each([
    [0.5, [0, 250, 500, 1000]],
    [0.999, [0, 500, 999, 1998]],
  ])("doubles from half a second, with jitter %d", async (dice, expected) => {
    vi.spyOn(Math, "random").mockReturnValue(dice);
    const at: number[] = [];
    const began = Date.now();
    const { coffer } = scriptedClient((request) => {
      at.push(Date.now() - began);
      return drop()(request);
    });
    const failed = failureOf(coffer.session.refresh());
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await failed).toMatchObject({ kind: "network" });
    const waits = at.map((moment, index) => moment - (at[index - 1] ?? 0));
    expect(waits).toEqual(expected);
  });

  it("fails at once when the server asks for more than a minute", async () => {
    const script = refusal(503, { headers: { "Retry-After": "61" } });
    const { coffer, requests } = scriptedClient(script);
    expect(await failureOf(coffer.session.refresh())).toMatchObject({ status: 503, retryAfterMs: 61_000 });
    expect(requests).toHaveLength(1);
  });

  it("lasts as long as the server asks, up to a minute", async () => {
    const script = refusal(503, { headers: { "Retry-After": "60" } });
    const { coffer, requests } = scriptedClient(script);
    const failed = failureOf(coffer.session.refresh());
    await vi.advanceTimersByTimeAsync(59_999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1 + FIRST_DELAY_MS);
    await settle();
    expect(requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(200_000);
    await failed;
  });
});

describe("after a failed refresh", () => {
  it("rests for exactly 60 s with the same pair, and not with another", async () => {
    const { coffer, requests } = scriptedClient(refusal(500));
    const failed = failureOf(coffer.session.refresh());
    await vi.advanceTimersByTimeAsync(20_000);
    await failed;
    const cooledFrom = requests.length;
    expect(cooledFrom).toBe(4);
    expect(await failureOf(coffer.session.refresh())).toMatchObject({ status: 500 });
    expect(requests).toHaveLength(4);
    coffer.session.accept("at_7", "rt_7");
    const other = failureOf(coffer.session.refresh());
    await vi.advanceTimersByTimeAsync(20_000);
    await other;
    expect(requests).toHaveLength(8);
    await vi.advanceTimersByTimeAsync(60_000);
    const again = failureOf(coffer.session.refresh());
    await vi.advanceTimersByTimeAsync(20_000);
    await again;
    expect(requests).toHaveLength(12);
  });
});
