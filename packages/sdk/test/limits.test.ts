import { inspect } from "node:util";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MAX_REQUEST_BYTES } from "../src/index.ts";
import { answer, drop } from "../src/testing.ts";
import { failureOf, scriptedClient } from "./kit.ts";

afterEach(() => {
  vi.useRealTimers();
});

describe("a request that is too large", () => {
  const image = (bytes: number) => new File([new Uint8Array(bytes)], "passport.png", { type: "image/png" });

  it("fails with code 413 and isn't sent, text and files alike", async () => {
    const { coffer, requests } = scriptedClient(answer({ fileId: "file_1" }), { maxRequestBytes: 1_000 });
    const upload = coffer.receiptMethods.uploadImage({ file: image(1_001), purpose: "identity" });
    const tooLarge = { kind: "api", code: 413, name: "requestTooLarge", attempts: 0 };
    expect(await failureOf(upload)).toMatchObject({ ...tooLarge, operation: "uploadImage" });
    // Bytes count, not letters.
    const currency = "€".repeat(400);
    expect(await failureOf(coffer.profile.setPricingCurrency({ currency }))).toMatchObject(tooLarge);
    expect(requests).toHaveLength(0);
    await coffer.receiptMethods.uploadImage({ file: image(900), purpose: "identity" });
    expect(requests).toHaveLength(1);
  });

  it("is one of more than 32 MB, if nobody says else", () => {
    expect(MAX_REQUEST_BYTES).toBe(32_000_000);
  });
});

describe("a request that can't be built", () => {
  it.each([
    [{ headers: { "X-Secret": "line\nbreak-canary" } }, "canary"],
    [{ headers: { "Bad Name": "at_1" } }, "at_1"],
  ])("fails typed, at once, without repeating what stood in it", async (options, secret) => {
    const { coffer, requests } = scriptedClient(answer([]), options);
    const error = await failureOf(coffer.assets.getAssets());
    expect(error).toMatchObject({ kind: "api", code: 400, retryable: false, outcomeUnknown: false });
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(secret);
    expect(requests).toHaveLength(0);
  });
});

describe("an input that can't stand in an address", () => {
  it("fails typed, at once", async () => {
    const { coffer, requests } = scriptedClient(answer([]));
    const halfAnEmoji = coffer.assets.getUserAssetsHistory({ Coin: "\ud83d" });
    expect(await failureOf(halfAnEmoji)).toMatchObject({ kind: "api", code: 400, retryable: false });
    expect(requests).toHaveLength(0);
  });
});

describe("a device id that is slow to come", () => {
  it("is waited for 5 s once, then made up for good", async () => {
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

describe("the retry budget of a client", () => {
  it("holds for all its calls together, and still answers each with its own failure", async () => {
    vi.useFakeTimers();
    const { coffer, requests } = scriptedClient(drop());
    const failed = Promise.all(Array.from({ length: 200 }, () => failureOf(coffer.assets.getAssets())));
    await vi.advanceTimersByTimeAsync(20_000);
    for (const error of await failed) expect(error).toMatchObject({ kind: "network", retryable: true });
    // A tenth of the calls; what is sent again doesn't count as one.
    expect(requests).toHaveLength(220);
    // Another client isn't held back by it.
    const other = scriptedClient([drop(), answer([])]);
    const result = other.coffer.assets.getAssets();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await result).toEqual([]);
  });
});
