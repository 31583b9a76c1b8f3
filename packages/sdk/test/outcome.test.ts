import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type CallOptions, createMemoryStore, isCofferError, isOutcomeUnknown } from "../src/index.ts";
import { answer, drop, hang, raw, refusal, type Step, stall } from "../src/testing.ts";
import { aSession, isRefresh, scriptedClient, failureOf as settled } from "./kit.ts";
import { takeTime } from "./lab/doors.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** Returns the failure; with fake timers, after all waits. */
async function failureOf(promise: PromiseLike<unknown>): Promise<unknown> {
  const failure = settled(promise);
  failure.catch(() => undefined);
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(200_000);
  return failure;
}

const order = { coin: "USDT", network: "TRC20", address: "T1", amount: "20" };
const envelope = (status: number, code: number) => refusal(code, { status });

type Client = ReturnType<typeof scriptedClient>["coffer"];
type Options = CallOptions;
const calls = {
  key: (coffer: Client, options: Options) => coffer.withdrawals.applyTransactionOut(order, options),
  never: (coffer: Client, options: Options) => coffer.profile.applyToBecomeOfficial({ agreeContract: true }, options),
  safe: (coffer: Client, options: Options) => coffer.assets.getAssets(undefined, options),
} as const;
type Kind = keyof typeof calls;

const failed = async (kind: Kind, step: Step | Step[], options: Parameters<typeof scriptedClient>[1] = {}) => {
  const { coffer } = scriptedClient(step, { retries: 0, ...options });
  const error = await failureOf(calls[kind](coffer, {}));
  if (!isCofferError(error)) throw error;
  return error;
};

const withoutAnswer: [string, Step][] = [
  ["a broken connection", drop()],
  ["no answer in time", hang()],
  ["half an answer in time", stall()],
  ["a 504", raw("", { status: 504 })],
  ["a 503 of a gateway", raw("no healthy upstream", { status: 503 })],
  ["an empty 500", raw("", { status: 500 })],
  ["a 500 that says so", envelope(500, 500)],
  ["a 500 with a code nobody knows", envelope(500, 0)],
  ["an empty body", raw("")],
  ["half a JSON", raw('{"success":true,"result":{"rid":')],
  ["a page of HTML", raw("<!doctype html>")],
  ["an envelope that says nothing", raw("{}")],
  ["a redirect", raw(null, { status: 302 })],
];

const refusals: [string, Step][] = [
  ["a refusal", refusal(60028)],
  ["a refusal with a server's status", envelope(500, 60028)],
  ["a refusal newer than this version", envelope(400, 424242)],
  ["a refusal with the lowest code that is an operation's", refusal(600)],
  ["a rule broken", refusal(400)],
  ["too many requests", refusal(429)],
  ["a proxy that asks to wait", raw("", { status: 429 })],
  ["a proxy that forbids it", raw("", { status: 403 })],
  ["a call that isn't served", refusal(501)],
  ["maintenance", refusal(1)],
  ["a session that ended", refusal(50001)],
];

describe("unknown outcome", () => {
  beforeEach(takeTime);

  it.each(withoutAnswer)("is reported after %s, for a call that is not safe to repeat", async (_, step) => {
    for (const kind of ["key", "never"] as const) {
      const error = await failed(kind, step);
      expect([kind, error.outcomeUnknown, isOutcomeUnknown(error)]).toEqual([kind, true, true]);
      // Resend it with its key. Without a key, a resend could execute it twice.
      expect([kind, error.retryable]).toEqual([kind, kind === "key"]);
    }
  });

  it.each(refusals)("is not reported after %s", async (_, step) => {
    for (const kind of ["key", "never"] as const)
      expect([kind, (await failed(kind, step)).outcomeUnknown]).toEqual([kind, false]);
  });

  it.each([...withoutAnswer, ...refusals])("is never reported for a safe call: %s", async (_, step) => {
    expect((await failed("safe", step)).outcomeUnknown).toBe(false);
  });

  it.each([
    ["a request that can't be built", answer({}), { headers: { "Bad Name": "x" } }],
    ["a request that is too large", answer({}), { maxRequestBytes: 3 }],
    ["nobody signed in", answer({}), { session: null }],
    ["a refresh that fails after a 401", refusal(401), {}],
  ])("is not reported when nothing was executed: %s", async (_, step, options) => {
    expect(
      (await failed("key", (request) => (isRefresh(request) ? drop() : step)(request), options)).outcomeUnknown,
    ).toBe(false);
  });

  it("is not reported for a session's own refresh", async () => {
    const { coffer } = scriptedClient(refusal(400, { status: 503, headers: { "Retry-After": "3600" } }));
    expect(await failureOf(coffer.session.refresh())).toMatchObject({ outcomeUnknown: false });
  });

  it("is reported when the call's total time is over, but not during a wait after a refusal", async () => {
    const { coffer } = scriptedClient([hang(), refusal(429, { headers: { "Retry-After": "50" } })]);
    const options = { totalTimeoutMs: 20 };
    expect(await failureOf(calls.key(coffer, options))).toMatchObject({ kind: "timeout", outcomeUnknown: true });
    expect(await failureOf(calls.key(coffer, options))).toMatchObject({ kind: "timeout", outcomeUnknown: false });
  });

  it("is part of each attempt's event", async () => {
    const { coffer, eventsOf } = scriptedClient([drop(), refusal(60028)], { retries: 0 });
    await failureOf(calls.key(coffer, {}));
    await failureOf(calls.key(coffer, {}));
    expect(eventsOf("onResponse")).toMatchObject([
      { error: { outcomeUnknown: true, operation: "applyTransactionOut" } },
      { error: { outcomeUnknown: false } },
    ]);
  });
});

describe("later failure with the same key", () => {
  it.each([
    ["too many requests", refusal(429), true],
    ["a proxy that forbids it", raw("", { status: 403 }), true],
    ["the key in use", refusal(409), true],
    ["maintenance", refusal(2), true],
    ["a session that ended", refusal(80002), true],
    ["a user who is disabled", refusal(80001), true],
    ["a refusal by the operation", refusal(60028), false],
    ["a refusal newer than this version", refusal(424242), false],
  ] as [string, Step, boolean][])("keeps the unknown outcome of the first attempt: %s", async (_, step, unknown) => {
    takeTime();
    const { coffer, store } = scriptedClient([drop(), step], { retries: 0 });
    const options = { idempotencyKey: "intent-0001" };
    expect(await failureOf(calls.key(coffer, options))).toMatchObject({ outcomeUnknown: true });
    expect(await failureOf(calls.key(coffer, options))).toMatchObject({ outcomeUnknown: unknown });
    store.clear();
    expect(await failureOf(calls.key(coffer, options))).toMatchObject({
      kind: "auth",
      attempts: 0,
      outcomeUnknown: unknown,
    });
    expect(await failureOf(calls.key(coffer, {}))).toMatchObject({ outcomeUnknown: false });
  });

  it("keeps it for a key that another client sent, with sentBefore", async () => {
    const { coffer } = scriptedClient([refusal(429), refusal(60028), refusal(429)], { retries: 0 });
    const options = { idempotencyKey: "intent-0001", sentBefore: true };
    expect(await failureOf(calls.key(coffer, options))).toMatchObject({ outcomeUnknown: true });
    expect(await failureOf(calls.key(coffer, options))).toMatchObject({ code: 60028, outcomeUnknown: false });
    const { idempotencyKey } = options;
    expect(await failureOf(calls.key(coffer, { idempotencyKey }))).toMatchObject({ outcomeUnknown: false });
    // A call without a key has no earlier attempt, whatever the caller says.
    for (const kind of ["safe", "never"] as const) {
      const other = scriptedClient(refusal(429), { retries: 0 });
      const error = await failureOf(calls[kind](other.coffer, { sentBefore: true }));
      expect(error).toMatchObject({ code: 429, outcomeUnknown: false });
    }
  });

  it("is not unknown without a session: nothing was sent", async () => {
    const { coffer } = scriptedClient([], { session: null });
    const error = await failureOf(calls.key(coffer, {}));
    expect(error).toMatchObject({ kind: "auth", attempts: 0, outcomeUnknown: false, retryable: false });
  });

  it("forgets the key after a reply", async () => {
    const { coffer } = scriptedClient([drop(), answer({ rid: "wd_1" }), refusal(429)], { retries: 0 });
    const options = { idempotencyKey: "intent-0001" };
    await failureOf(calls.key(coffer, options));
    await calls.key(coffer, options);
    expect(await failureOf(calls.key(coffer, options))).toMatchObject({ outcomeUnknown: false });
  });

  it("remembers a call that was cancelled during a request", async () => {
    const { coffer, requests } = scriptedClient([hang(), refusal(429)], { retries: 0 });
    const options = { idempotencyKey: "intent-0001" };
    const controller = new AbortController();
    const call = failureOf(coffer.withdrawals.applyTransactionOut(order, { ...options, signal: controller.signal }));
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    controller.abort();
    await call;
    expect(await failureOf(calls.key(coffer, options))).toMatchObject({ code: 429, outcomeUnknown: true });
  });

  it("remembers the latest thousand keys", async () => {
    const { coffer } = scriptedClient(
      (request) => (request.headers.get("x-late") ? refusal(429) : raw("", { status: 500 }))(request),
      { retries: 0 },
    );
    const late = (idempotencyKey: string) => ({ idempotencyKey, headers: { "x-late": "1" } });
    for (let n = 0; n <= 1_000; n++) await failureOf(calls.key(coffer, { idempotencyKey: `intent-${n}` }));
    for (const [n, outcomeUnknown] of [
      [1, true],
      [1_000, true],
      [0, false],
    ] as const) {
      const call = coffer.withdrawals.applyTransactionOut(order, late(`intent-${n}`));
      expect(await failureOf(call)).toMatchObject({ code: 429, outcomeUnknown });
    }
  });
});

describe("automatic resend", () => {
  it("continues while the outcome is unknown and there is a key", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const half = raw('{"success":true,');
    const { coffer, requests } = scriptedClient([raw("", { status: 500 }), half, answer({ rid: "wd_1" })]);
    expect(await calls.key(coffer, {})).toEqual({ rid: "wd_1" });
    expect(new Set(requests.map(({ headers }) => headers.get("idempotency-key"))).size).toBe(1);
    for (const kind of ["never", "safe"] as const) {
      const other = scriptedClient(half);
      await failureOf(calls[kind](other.coffer, {}));
      expect([kind, other.requests.length]).toEqual([kind, 1]);
    }
  });

  it("stops at a refusal of the request, and keeps the order's outcome unknown", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const { coffer, requests } = scriptedClient([drop(), refusal(403), answer({ rid: "wd_1" })]);
    expect(await failureOf(calls.key(coffer, {}))).toMatchObject({ code: 403, attempts: 2, outcomeUnknown: true });
    expect(requests).toHaveLength(2);
  });

  it("keeps the key when the client is closed between two attempts", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const script = [drop(), refusal(401), hang()];
    const { coffer, eventsOf, requests } = scriptedClient(script, { store: createMemoryStore(aSession()) });
    const call = failureOf(calls.key(coffer, {}));
    await vi.waitFor(() => expect(eventsOf("onRefresh")).toHaveLength(1));
    coffer.close();
    const idempotencyKey = requests[0]?.headers.get("idempotency-key");
    expect(await call).toMatchObject({ kind: "aborted", outcomeUnknown: true, attempts: 2, idempotencyKey });
  });
});
