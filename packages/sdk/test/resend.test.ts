import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FIRST_DELAY_MS } from "../src/http/retry-policy.ts";
import { answer, drop, raw, refusal } from "../src/testing.ts";
import { failureOf, scriptedClient } from "./kit.ts";

const order = { coin: "USDT", network: "TRC20", address: "T1", amount: "20" };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs all waits, then returns the promise's result. */
async function settled<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(200_000);
  return promise;
}

describe("resend", () => {
  it("completes a safe call", async () => {
    const { coffer, requests, eventsOf } = scriptedClient([drop(), refusal(503), answer(["BTC"])]);
    const reply = await settled(coffer.assets.getAssets().withResponse());
    expect(reply).toMatchObject({ result: ["BTC"], attempts: 3 });
    expect(requests).toHaveLength(3);
    expect(eventsOf("onRetry")).toMatchObject([
      { operation: "getAssets", attempt: 1, error: { kind: "network" } },
      { operation: "getAssets", attempt: 2, error: { status: 503 } },
    ]);
    expect(eventsOf("onResponse")).toMatchObject([{ status: undefined }, { status: 503 }, { status: 200, attempt: 3 }]);
  });

  it("sends the same key and the same bytes each time", async () => {
    const { coffer, requests } = scriptedClient([drop(), raw("", { status: 502 }), answer({ rid: "wd_1" })]);
    const reply = await settled(coffer.withdrawals.applyTransactionOut(order).withResponse());
    const keys = requests.map(({ headers }) => headers.get("idempotency-key"));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(1);
    expect(new Set(requests.map(({ body }) => body)).size).toBe(1);
    expect(reply.idempotencyKey).toBe(keys[0]);
  });

  it("creates a new key for each call, or uses the caller's", async () => {
    const { coffer, requests } = scriptedClient(answer({ rid: "wd_1" }));
    await coffer.withdrawals.applyTransactionOut(order);
    await coffer.withdrawals.applyTransactionOut(order);
    await coffer.withdrawals.applyTransactionOut(order, { idempotencyKey: "intent-0001" });
    const headers = { "x-note": "n", "Idempotency-KEY": "intent-0002" };
    const reply = await coffer.withdrawals.applyTransactionOut(order, { headers }).withResponse();
    await coffer.withdrawals.applyTransactionOut(order, { headers, idempotencyKey: "intent-0003" });
    const keys = requests.map((request) => request.headers.get("idempotency-key"));
    expect(keys[0]).not.toBe(keys[1]);
    expect(keys.slice(2)).toEqual(["intent-0001", "intent-0002", "intent-0003"]);
    expect(reply.idempotencyKey).toBe("intent-0002");
  });

  it("keeps the key on the failure, so that the outcome can be learned later", async () => {
    const { coffer, requests } = scriptedClient(drop());
    const error = await settled(failureOf(coffer.withdrawals.applyTransactionOut(order)));
    expect(error).toMatchObject({ kind: "network", attempts: 3, retryable: true });
    expect(error).toMatchObject({ idempotencyKey: requests[0]?.headers.get("idempotency-key") });
  });

  it("never happens for a call that must not be repeated", async () => {
    const { coffer, requests } = scriptedClient(drop());
    const failed = failureOf(coffer.profile.applyToBecomeOfficial({ agreeContract: true }));
    expect(await settled(failed)).toMatchObject({ attempts: 1 });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers.get("idempotency-key")).toBeNull();
  });

  it("waits as long as the server asks", async () => {
    const { coffer, requests } = scriptedClient([refusal(429, { headers: { "Retry-After": "5" } }), answer([])]);
    const result = coffer.assets.getAssets();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1 + FIRST_DELAY_MS);
    expect(await result).toEqual([]);
  });

  it("fails at once with the delay when the server asks for more than a minute", async () => {
    const { coffer } = scriptedClient([refusal(429, { headers: { "Retry-After": "3600" } })]);
    expect(await failureOf(coffer.assets.getAssets())).toMatchObject({
      code: 429,
      retryAfterMs: 3_600_000,
      attempts: 1,
    });
  });

  it("can be turned off for a client or a call", async () => {
    const { coffer, requests } = scriptedClient(drop(), { retries: 1 });
    await settled(failureOf(coffer.assets.getAssets()));
    expect(requests).toHaveLength(2);
    await settled(failureOf(coffer.assets.getAssets(undefined, { retries: 0 })));
    expect(requests).toHaveLength(3);
  });
});

describe("listeners", () => {
  it("can't fail a call and get no secret", async () => {
    const seen: unknown[] = [];
    const events = {
      onRequest: () => {
        throw new Error("listener broke");
      },
      onResponse: (event: unknown) => seen.push(event),
    };
    const { coffer } = scriptedClient([refusal(60028)], { events });
    await failureOf(coffer.withdrawals.applyTransactionOut(order));
    expect(seen).toHaveLength(1);
    expect(JSON.stringify(seen)).not.toMatch(/at_1|rt_1|"T1"/);
  });
});
