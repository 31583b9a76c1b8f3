import { createHash, createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import { inspect } from "node:util";
import { afterEach, describe, expect, expectTypeOf, it, vi } from "vitest";
import { type ClientOptions, createClient, hasCode } from "../src/index.ts";
import { makeSigner } from "../src/signing/request-signer.ts";
import { answer, drop, refusal, type SentRequest, type Step } from "../src/testing.ts";
import { failureOf, scriptedClient } from "./kit.ts";

const apiKey = { key: "ck_main_7d1f", secret: "canary-secret-5f0c" };
const order = { coin: "USDT", network: "TRC20", address: "T1", amount: "20" };
const NOW = Date.parse("2026-11-21T12:00:00Z");

const client = (script: readonly Step[] | Step, options: ClientOptions = {}) =>
  scriptedClient(script, { apiKey, session: null, ...options });
const stale = (serverTime: string) => refusal(401, { data: { reason: "staleTimestamp", serverTime } });
const of = ({ headers }: SentRequest, name: string) => headers.get(`x-coffer-${name}`) ?? "";

/** Computes the signature from the contract's text alone, with another library than the SDK's. */
function expected({ method, url, headers, body }: SentRequest, { secret } = apiKey): string {
  const hash = createHash("sha256").update(body).digest("hex");
  const [timestamp, nonce] = [headers.get("x-coffer-timestamp"), headers.get("x-coffer-nonce")];
  const lines = [method, url.pathname + url.search, timestamp, nonce, hash].join("\n");
  return createHmac("sha256", secret).update(lines).digest("hex");
}

afterEach(() => {
  vi.useRealTimers();
});

describe("signed call", () => {
  it("covers method, path with query, time, nonce and body, and carries no token", async () => {
    vi.setSystemTime(NOW);
    const { coffer, requests } = client(answer({ items: [] }));
    coffer.session.accept("a-person's-token");
    await coffer.assets.getUserAssetsHistory({ Coin: "USDT", SkipCount: 0 });
    await coffer.withdrawals.applyTransactionOut({ ...order, address: "Ünïcode ✓" });
    for (const request of requests) {
      expect(of(request, "signature")).toBe(expected(request));
      expect(of(request, "key")).toBe(apiKey.key);
      expect(of(request, "timestamp")).toBe(String(NOW));
      expect(of(request, "nonce")).toMatch(/^[0-9a-f]{32}$/);
      expect(request.headers.get("authorization")).toBeNull();
    }
    expect(requests.map(({ method }) => method)).toEqual(["GET", "POST"]);
    expect(new Set(requests.map((request) => of(request, "nonce"))).size).toBe(2);
  });

  it("is signed again for each attempt, with the same idempotency key", async () => {
    const { coffer, requests } = client([drop(), refusal(503), answer({ rid: "wd_1" })]);
    await coffer.withdrawals.applyTransactionOut(order);
    expect(requests).toHaveLength(3);
    expect(new Set(requests.map((request) => of(request, "nonce"))).size).toBe(3);
    expect(new Set(requests.map(({ headers }) => headers.get("idempotency-key"))).size).toBe(1);
    for (const request of requests) expect(of(request, "signature")).toBe(expected(request));
  });

  it("is not signed on a public call, and is signed where a caller gets more", async () => {
    const { coffer, requests } = client(answer([]));
    await coffer.content.getAnnouncementList();
    await coffer.p2p.getReferencePrice({ Coin: "USDT", Currency: "EUR" } as never);
    // Open to anonymous callers, and to no key.
    await coffer.basic.pTR({ businessType: 1, key: "mei.lin@coffer.example" });
    expect(requests.map((request) => of(request, "key"))).toEqual(["", apiKey.key, ""]);
  });

  it("exposes neither key nor secret in errors, events or the client", async () => {
    const { coffer, eventsOf } = client(() => Promise.reject(new Error(`x ${apiKey.secret}`)), { retries: 0 });
    const error = await failureOf(coffer.assets.getAssets());
    const said = [error, coffer, eventsOf("onRequest"), eventsOf("onResponse")].map((each) =>
      inspect(each, { depth: 20, showHidden: true, getters: true }),
    );
    expect(said.join() + JSON.stringify(error)).not.toContain("canary");
  });
});

describe("server clock", () => {
  it("is learned from the refusal, and the call is signed and resent at once", async () => {
    for (const call of ["safe", "key"] as const) {
      vi.setSystemTime(NOW);
      const { coffer, requests } = client([stale("2026-11-21T13:00:05Z"), answer([]), answer([])], { retries: 0 });
      if (call === "safe") await coffer.assets.getAssets();
      if (call === "key") await coffer.withdrawals.applyTransactionOut(order);
      await coffer.assets.getAssetsSummary();
      const times = requests.map((request) => Number(of(request, "timestamp")) - NOW);
      expect(times).toEqual([0, 3_605_000, 3_605_000]);
    }
  });

  it("is learned only from a refused signature", async () => {
    vi.setSystemTime(NOW);
    const data = { reason: "staleTimestamp", serverTime: "2026-11-21T13:00:05Z" };
    const { coffer, requests } = client([refusal(400, { data }), answer([])]);
    expect(await failureOf(coffer.assets.getAssets())).toMatchObject({ code: 400, attempts: 1 });
    await coffer.assets.getAssets();
    expect(requests.map((request) => of(request, "timestamp"))).toEqual([String(NOW), String(NOW)]);
  });

  it("is learned once per call, even if the server contradicts itself", async () => {
    const { coffer, requests } = client(stale("2026-11-21T13:00:05Z"));
    const error = await failureOf(coffer.assets.getAssets());
    expect(error).toMatchObject({ kind: "api", code: 401, attempts: 2, outcomeUnknown: false });
    expect(requests).toHaveLength(2);
    const { coffer: other, requests: sent } = client(stale("soon"));
    expect(await failureOf(other.assets.getAssets())).toMatchObject({ code: 401, attempts: 1 });
    expect(sent).toHaveLength(1);
  });
});

describe("used nonce", () => {
  const used = refusal(401, { data: { reason: "usedNonce", serverTime: "2026-11-21T12:00:00Z" } });

  it("means that the request arrived twice and is resent with its idempotency key", async () => {
    const { coffer, requests } = client([used, answer({ rid: "wd_1" })], { retries: 0 });
    expect(await coffer.withdrawals.applyTransactionOut(order)).toEqual({ rid: "wd_1" });
    expect(requests[0]?.headers.get("idempotency-key")).toBe(requests[1]?.headers.get("idempotency-key"));
  });

  it("leaves the outcome unknown if the refusal persists", async () => {
    const { coffer } = client(used, { retries: 0 });
    const error = await failureOf(coffer.withdrawals.applyTransactionOut(order));
    expect(error).toMatchObject({ code: 401, outcomeUnknown: true, retryable: true, attempts: 2 });
  });
});

describe("refusal", () => {
  it("is typed and names the missing permission", async () => {
    const { coffer, requests } = client(
      refusal(403, { status: 403, data: { permission: "withdraw", accountTypes: [] } }),
    );
    const error = await failureOf(coffer.withdrawals.applyTransactionOut(order));
    if (!hasCode(error, 403)) throw new Error("not narrowed");
    expectTypeOf(error.data?.permission).toEqualTypeOf<"read" | "withdraw" | "trade" | "none" | null | undefined>();
    expect(error.data?.permission).toBe("withdraw");
    expect(error).toMatchObject({ kind: "api", name: "notAllowed", outcomeUnknown: false });
    expect(requests).toHaveLength(1);
  });

  it("of a signature causes no refresh and no retry", async () => {
    for (const reason of ["badSignature", "unknownKey", "keyExpired", "ipNotBound"]) {
      const { coffer, requests } = client(refusal(401, { data: { reason, serverTime: "2026-11-21T12:00:00Z" } }));
      expect(await failureOf(coffer.assets.getAssets())).toMatchObject({ code: 401, data: { reason } });
      expect(requests).toHaveLength(1);
    }
  });

  it("precedes the request where no key may call", async () => {
    const { coffer, requests } = client(answer({}));
    const passwords = { oldPassword: "Harbour-Pine-2026", newPassword: "Harbour-Pine-2027" };
    for (const [operation, call] of [
      ["updatePassword", () => coffer.profile.updatePassword({ ...passwords, verification: {} } as never)],
      ["exit", () => coffer.profile.exit()],
    ] as const) {
      expect(await failureOf(call())).toMatchObject({
        ...{ kind: "api", code: 403, name: "notAllowed", operation, attempts: 0, outcomeUnknown: false },
        message: `No API key may call ${operation}: it is for people who signed in.`,
        data: { permission: "none", accountTypes: [] },
      });
    }
    expect(requests).toHaveLength(0);
  });
});

describe("invalid key", () => {
  it.each([{ key: "ck_1", secret: "" }, { key: "", secret: "s" }, {}])(
    "prevents the creation of a client: %j",
    (odd) => {
      const said = new TypeError("apiKey needs a key and its secret, both texts.");
      expect(() => createClient({ apiKey: odd as never })).toThrow(said);
    },
  );

  it("fails typed and at once if it can't be a header value", async () => {
    const { coffer, requests } = client(answer([]), { apiKey: { key: "line\nbreak", secret: "s" } });
    const error = await failureOf(coffer.assets.getAssets());
    expect(error).toMatchObject({ kind: "api", code: 400, retryable: false });
    expect(error).toMatchObject({ message: "The request can't be sent. Its API key can't sign it." });
    expect(requests).toHaveLength(0);
  });
});

describe("README test vectors", () => {
  it("match the signatures of the SDK and of another library", async () => {
    const page = await readFile(new URL("../README.md", import.meta.url), "utf8");
    const [, table = ""] = /```text vectors\n(.*?)```/s.exec(page) ?? [];
    const vectors = table.trim().split("\n\n");
    expect(vectors).toHaveLength(3);
    for (const vector of vectors) {
      const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, "m").exec(vector)?.[1] ?? "";
      const [method = "", path = ""] = field("request").split(" ");
      const [secret, timestamp, nonce, body] = ["secret", "timestamp", "nonce", "body"].map(field);
      const hash = createHash("sha256")
        .update(body ?? "")
        .digest("hex");
      const lines = [method, path, timestamp, nonce, hash].join("\n");
      const signature = createHmac("sha256", secret ?? "")
        .update(lines)
        .digest("hex");
      expect(field("signature")).toBe(signature);

      const bytes = vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
        Buffer.from(nonce ?? "", "hex").copy(Buffer.from(array?.buffer ?? new ArrayBuffer(0)));
        return array;
      });
      const request = new Request(`https://api.coffer.example${path}`, { method, body: body || null });
      await makeSigner({ key: "ck_1", secret: secret ?? "" }).sign(request, Number(timestamp));
      bytes.mockRestore();
      expect(request.headers.get("x-coffer-signature")).toBe(signature);
    }
  });
});
