import { inspect } from "node:util";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MAX_REQUEST_BYTES } from "../src/index.ts";
import { answer, drop } from "../src/testing.ts";
import { failureOf, scriptedClient } from "./kit.ts";

afterEach(() => {
  vi.useRealTimers();
});

describe("request that is too large", () => {
  const image = (bytes: number) => new File([new Uint8Array(bytes)], "passport.png", { type: "image/png" });

  it("fails with code 413 and is not sent, as text and as file", async () => {
    const { coffer, requests } = scriptedClient(answer({ fileId: "file_1" }), { maxRequestBytes: 1_000 });
    const upload = coffer.receiptMethods.uploadImage({ file: image(1_001), purpose: "identity" });
    const tooLarge = { kind: "api", code: 413, name: "requestTooLarge", attempts: 0 };
    expect(await failureOf(upload)).toMatchObject({ ...tooLarge, operation: "uploadImage" });
    // The limit counts bytes, not characters.
    const currency = "€".repeat(400);
    expect(await failureOf(coffer.profile.setPricingCurrency({ currency }))).toMatchObject(tooLarge);
    expect(requests).toHaveLength(0);
    await coffer.receiptMethods.uploadImage({ file: image(900), purpose: "identity" });
    expect(requests).toHaveLength(1);
  });

  it("is larger than 32 MB by default", () => {
    expect(MAX_REQUEST_BYTES).toBe(32_000_000);
  });
});

describe("request that can't be built", () => {
  it.each([
    [{ headers: { "X-Secret": "line\nbreak-canary" } }, "canary"],
    [{ headers: { "Bad Name": "at_1" } }, "at_1"],
  ])("fails typed and at once, without repeating its content", async (options, secret) => {
    const { coffer, requests } = scriptedClient(answer([]), options);
    const error = await failureOf(coffer.assets.getAssets());
    expect(error).toMatchObject({ kind: "api", code: 400, retryable: false, outcomeUnknown: false });
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(secret);
    expect(requests).toHaveLength(0);
  });
});

describe("input that can't be part of a URL", () => {
  it("fails typed and at once", async () => {
    const { coffer, requests } = scriptedClient(answer([]));
    const halfAnEmoji = coffer.assets.getUserAssetsHistory({ Coin: "\ud83d" });
    expect(await failureOf(halfAnEmoji)).toMatchObject({ kind: "api", code: 400, retryable: false });
    expect(requests).toHaveLength(0);
  });
});

describe("slow device id", () => {
  it("is awaited for 5 s once, then replaced by a random one", async () => {
    vi.useFakeTimers();
    const deviceId = () => new Promise<string>((resolve) => setTimeout(() => resolve("late"), 60_000));
    const { coffer, requests } = scriptedClient(answer([]), { deviceId });
    const first = coffer.assets.getAssets();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(requests).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    await first;
    await vi.advanceTimersByTimeAsync(60_000);
    await coffer.assets.getAssets();
    const sent = requests.map(({ headers }) => headers.get("deviceid"));
    expect(sent[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(sent[1]).toBe(sent[0]);
  });
});

describe("retry budget of a client", () => {
  it("covers all its calls, and answers each with its own failure", async () => {
    vi.useFakeTimers();
    const { coffer, requests } = scriptedClient(drop());
    const failed = Promise.all(Array.from({ length: 200 }, () => failureOf(coffer.assets.getAssets())));
    await vi.advanceTimersByTimeAsync(20_000);
    for (const error of await failed) expect(error).toMatchObject({ kind: "network", retryable: true });
    // A tenth of the calls; a resend doesn't count as a call.
    expect(requests).toHaveLength(220);
    // Another client has its own budget.
    const other = scriptedClient([drop(), answer([])]);
    const result = other.coffer.assets.getAssets();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await result).toEqual([]);
  });
});
