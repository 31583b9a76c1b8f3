import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answer, drop } from "../src/testing.ts";
import { aPair, aSession, failureOf, gate, isRefresh, scriptedClient } from "./kit.ts";
import { settle, takeTime } from "./lab/doors.ts";

type Work = () => Promise<unknown>;
type LockRequest = (name: string, options: { signal: AbortSignal }, work: Work) => Promise<unknown>;

const LOCK_WAIT_MS = 5_000;

beforeEach(takeTime);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function withLocks(request: LockRequest, options: Parameters<typeof scriptedClient>[1] = {}) {
  vi.stubGlobal("navigator", { locks: { request } });
  return scriptedClient((request) => (isRefresh(request) ? aPair(2) : answer([]))(request), options);
}

describe("lock that is granted while the client gives up", () => {
  // The browser may grant before, with or after the abort: in each case the refresh runs once and the lock is
  // released.
  it.each([
    ["just before", (grant: () => void) => setTimeout(grant, LOCK_WAIT_MS - 1)],
    ["in the same moment", (grant: () => void) => setTimeout(grant, LOCK_WAIT_MS)],
    ["by the abort itself", (grant: () => void, signal: AbortSignal) => signal.addEventListener("abort", grant)],
    ["just after", (grant: () => void) => setTimeout(grant, LOCK_WAIT_MS + 1)],
    ["long after", (grant: () => void) => setTimeout(grant, 60_000)],
  ] as const)("(%s) is released at once, and the refresh runs once", async (_, when) => {
    let granted = 0;
    let released = 0;
    const { coffer, requests } = withLocks((_name, { signal }, work) => {
      return new Promise((resolve) => {
        when(async () => {
          granted += 1;
          await work();
          released += 1;
          resolve(undefined);
        }, signal);
      });
    });
    const refreshed = coffer.session.refresh();
    await vi.advanceTimersByTimeAsync(LOCK_WAIT_MS - 2);
    await settle();
    expect(requests).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(2);
    await settle();
    await refreshed;
    await vi.advanceTimersByTimeAsync(120_000);
    await settle();
    expect(requests).toHaveLength(1);
    expect(coffer.session.get()).toMatchObject({ accessToken: "at_2" });
    expect([granted, released]).toEqual([1, 1]);
  });
});

describe("held lock", () => {
  /** Grants at once and records the release. */
  function granting() {
    const state = { held: 0, released: 0 };
    const request: LockRequest = async (_name, _options, work) => {
      state.held += 1;
      await work();
      state.released += 1;
    };
    return { state, request };
  }

  it("is held until the refresh ends, and released when it fails", async () => {
    const { state, request } = granting();
    vi.stubGlobal("navigator", { locks: { request } });
    const held = gate();
    const { coffer } = scriptedClient(held.before(drop()));
    const failed = failureOf(coffer.session.refresh());
    await settle();
    expect(state).toEqual({ held: 1, released: 0 });
    held.open();
    await vi.advanceTimersByTimeAsync(20_000);
    await failed;
    await settle();
    expect(state).toEqual({ held: 1, released: 1 });
  });

  it("is released when the client is closed", async () => {
    const { state, request } = granting();
    vi.stubGlobal("navigator", { locks: { request } });
    const { coffer } = scriptedClient(() => new Promise<Response>(() => undefined));
    const failed = failureOf(coffer.session.refresh());
    await settle();
    coffer.close();
    expect(await failed).toMatchObject({ kind: "aborted" });
    await settle();
    expect(state).toEqual({ held: 1, released: 1 });
  });

  it("of an earlier session is released when the client is closed", async () => {
    const { state, request } = granting();
    vi.stubGlobal("navigator", { locks: { request } });
    const { coffer } = scriptedClient(() => new Promise<Response>(() => undefined));
    const failed = [failureOf(coffer.session.refresh())];
    await settle();
    coffer.session.accept("at_7", "rt_7");
    failed.push(failureOf(coffer.session.refresh()));
    await settle();
    coffer.close();
    for (const error of await Promise.all(failed)) expect(error).toMatchObject({ kind: "aborted" });
    await settle();
    expect(state).toEqual({ held: 2, released: 2 });
  });

  it("has one name per pair of tokens in every tab, which reveals neither token", async () => {
    const names: string[] = [];
    const { request } = granting();
    const noting: LockRequest = (name, options, work) => {
      names.push(name);
      return request(name, options, work);
    };
    const came = Date.now();
    for (const receivedAt of [came, came, came - 1]) {
      const { coffer } = withLocks(noting, { session: aSession({ refreshToken: "rt_secret", receivedAt }) });
      await coffer.session.refresh();
    }
    expect(names[0]).toBe(names[1]);
    expect(new Set(names).size).toBe(2);
    expect(names.join()).not.toContain("secret");
  });

  it("is no longer requested after a client gave up", async () => {
    const asked: AbortSignal[] = [];
    const { coffer, requests } = withLocks((_name, { signal }) => {
      asked.push(signal);
      return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    });
    const refreshed = coffer.session.refresh();
    await vi.advanceTimersByTimeAsync(LOCK_WAIT_MS);
    await refreshed;
    expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
    expect(requests).toHaveLength(1);
  });
});
