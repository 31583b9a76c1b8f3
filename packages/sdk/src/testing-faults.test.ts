import { describe, expect, it, vi } from "vitest";
import { aSession, failureOf, scriptedClient } from "../test/kit.ts";
import { answer, commitThenDrop, expiredToken, retryAfter, slow } from "./testing.ts";

describe("a scripted fault", () => {
  it("answers late, or not at all once the caller gave up", async () => {
    const late = scriptedClient([slow(20, answer(["BTC"]))]);
    const started = performance.now();
    expect(await late.coffer.assets.getAssets()).toEqual(["BTC"]);
    expect(performance.now() - started).toBeGreaterThanOrEqual(19);
    const { coffer } = scriptedClient(slow(60_000, answer([])));
    expect(await failureOf(coffer.assets.getAssets(undefined, { timeoutMs: 10 }))).toMatchObject({ kind: "timeout" });
  });

  it("commits and loses the answer, so that the same key learns the outcome", async () => {
    const done = vi.fn(answer({ rid: "wd_1" }));
    const { coffer, requests } = scriptedClient([commitThenDrop(done), answer({ rid: "wd_1" })]);
    const order = { coin: "USDT", network: "TRC20", address: "T1", amount: "20" };
    expect(await coffer.withdrawals.applyTransactionOut(order)).toEqual({ rid: "wd_1" });
    expect(done).toHaveBeenCalledTimes(1);
    expect(new Set(requests.map(({ headers }) => headers.get("idempotency-key"))).size).toBe(1);
  });

  it.each([
    ["seconds", 120],
    ["a date", new Date(Date.now() + 125_000)],
  ])("asks to wait by %s", async (_, wait) => {
    const { coffer } = scriptedClient([retryAfter(wait)]);
    const error = await failureOf(coffer.assets.getAssets());
    expect(error).toMatchObject({ code: 429, attempts: 1, retryAfterMs: expect.any(Number) });
    const { retryAfterMs } = error as { retryAfterMs: number };
    expect(Math.abs(retryAfterMs - 120_000)).toBeLessThan(6_000);
  });

  it("lets the access token run out, at the service of the account's type", async () => {
    const { coffer, requests } = scriptedClient(expiredToken(answer(["BTC"])), {
      session: aSession({ accountType: 3 }),
    });
    expect(await coffer.assets.getAssets()).toEqual(["BTC"]);
    expect(requests.map(({ url }) => url.pathname.split("/").at(-1))).toEqual([
      "GetAssets",
      "RefreshMerchantToken",
      "GetAssets",
    ]);
    expect(coffer.session.get()).toMatchObject({ accessToken: "at_fresh" });
  });
});
