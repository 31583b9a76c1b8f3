import { CofferError } from "@coffer/errors";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Schedule from "effect/Schedule";
import { describe, expect, it } from "vitest";
import { networkFailure, timeoutFailure } from "./failure.ts";
import { backoff, isTransient, LONGEST_DELAY_MS, retrySchedule } from "./retry-policy.ts";

const failed = (status: number, retryAfterMs?: number) =>
  new CofferError({ kind: "api", code: status, message: "x", status, retryable: isTransient(status), retryAfterMs });
/** The delay before the next attempt, after so many retries; `undefined` where there is none. */
function delay(retry: "safe" | "key" | "never", error: CofferError, done = 0): number | undefined {
  const policy = { retry, retries: 2, random: () => 0.5, allow: () => Effect.succeed(true) };
  const program = Effect.gen(function* () {
    const step = yield* Schedule.toStep(retrySchedule(policy));
    for (let retries = 0; retries < done; retries++) yield* step(0, failed(503));
    const [, duration] = yield* step(0, error);
    return Duration.toMillis(duration);
  });
  return Option.getOrUndefined(Effect.runSync(Effect.option(program)));
}

describe("retrySchedule", () => {
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

  it("does not retry without the caller's leave", () => {
    const schedule = retrySchedule({ retry: "safe", retries: 2, allow: () => Effect.succeed(false) });
    let attempts = 0;
    const failing = Effect.suspend(() => {
      attempts += 1;
      return Effect.fail(failed(503));
    });
    expect(Effect.runSync(Effect.flip(Effect.retry(failing, schedule)))).toMatchObject({ status: 503 });
    expect(attempts).toBe(1);
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
