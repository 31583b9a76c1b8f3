import { CofferError } from "@coffer/errors";
import { describe, expect, it } from "vitest";
import { networkFailure, timeoutFailure } from "../failure.ts";
import { backoff, isTransient, LONGEST_DELAY_MS, retryDelay } from "./retry.ts";

const failed = (status: number, retryAfterMs?: number) =>
  new CofferError({ kind: "api", code: status, message: "x", status, retryable: isTransient(status), retryAfterMs });
const delay = (retry: "safe" | "key" | "never", error: CofferError, done = 0) =>
  retryDelay(retry, error, done, 2, () => 0.5);

describe("retryDelay", () => {
  it.each([408, 425, 429, 502, 503, 504])("sends again after %i where that is safe, or has a key", (status) => {
    expect(delay("safe", failed(status))).toBe(250);
    expect(delay("key", failed(status))).toBe(250);
    expect(delay("never", failed(status))).toBeUndefined();
  });

  it.each([400, 401, 403, 404, 409, 500, 501])("takes %i for an answer", (status) => {
    expect(delay("safe", failed(status))).toBeUndefined();
  });

  it("sends again when no answer came, but not after a timeout: that cost its 30 s already", () => {
    expect(delay("key", networkFailure("reset"))).toBe(250);
    expect(delay("never", networkFailure("reset"))).toBeUndefined();
    expect(delay("safe", timeoutFailure(30_000))).toBeUndefined();
  });

  it("shows maintenance at once", () => {
    expect(
      delay("safe", new CofferError({ kind: "api", code: 1, message: "x", status: 503, retryable: true })),
    ).toBeUndefined();
  });

  it("gives up after so many retries", () => {
    expect(delay("safe", failed(503), 1)).toBe(500);
    expect(delay("safe", failed(503), 2)).toBeUndefined();
  });

  it("waits as long as asked and a little more, but for a minute at most", () => {
    expect(delay("safe", failed(429, 60_000))).toBe(60_250);
    expect(delay("safe", failed(429, 60_001))).toBeUndefined();
    expect(delay("safe", failed(429, 100))).toBe(350);
  });
});

describe("backoff", () => {
  it("spreads over the whole span and stops doubling", () => {
    expect(backoff(0, failed(503), () => 0)).toBe(0);
    expect(backoff(3, failed(503), () => 1)).toBe(4000);
    expect(backoff(30, failed(503), () => 1)).toBe(LONGEST_DELAY_MS);
  });

  it("never waits less than asked, whatever the dice say", () => {
    expect(backoff(0, failed(429, 3000), () => 0)).toBe(3000);
    expect(backoff(0, failed(429, 3000), () => 1)).toBe(3500);
  });
});
