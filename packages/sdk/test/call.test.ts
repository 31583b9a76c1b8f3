import { describe, expect, it, vi } from "vitest";
import { addGroups, assets, createClient, createGroupClient, withdrawals } from "../src/index.ts";
import { answer, refusal, scripted } from "../src/testing.ts";
import { failureOf, scriptedClient } from "./kit.ts";

describe("request", () => {
  it("carries the product's headers", async () => {
    const { coffer, requests } = scriptedClient([answer([])], { locale: "zh-CN", headers: { "X-Own": "1" } });
    await coffer.assets.getAssets();
    expect(requests[0]?.url.href).toBe("http://127.0.0.1:4010/api/services/app/Assets/GetAssets");
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toMatchObject({
      authorization: "Bearer at_1",
      "accept-language": "zh-CN",
      lang: "zh-CN",
      clienttype: "0",
      deviceid: "device_1",
      "x-own": "1",
      "x-coffer-client": "coffer-sdk/source",
    });
  });

  it("overrides the product's headers in any case, but never the session's token", async () => {
    const { coffer, requests } = scriptedClient([answer([])], { headers: { LANG: "de", deviceid: "mine" } });
    await coffer.assets.getAssets(undefined, { headers: { "Accept-language": "fr", authorization: "Basic x" } });
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toMatchObject({
      lang: "de",
      deviceid: "mine",
      "accept-language": "fr",
      authorization: "Bearer at_1",
    });
  });

  it("sends a GET's input in the query and a POST's in the body, except query fields", async () => {
    const { coffer, requests } = scriptedClient([answer({ items: [], totalCount: 0 }), answer({})]);
    await coffer.assets.getUserAssetsHistory({ SkipCount: 20, Coin: "USDT" });
    expect(requests[0]?.url.search).toBe("?SkipCount=20&Coin=USDT");
    expect(requests[0]?.headers.get("content-type")).toBeNull();

    await coffer.withdrawals.confirmTransactionOut({ rid: "wd/1 &", verification: { googleCode: "915027" } });
    expect(requests[1]?.url.search).toBe("?rid=wd%2F1%20%26");
    expect(JSON.parse(requests[1]?.body ?? "")).toEqual({ verification: { googleCode: "915027" } });
  });

  it("sends files as a form", async () => {
    const { coffer, requests } = scriptedClient([answer({ fileId: "file_123456" })]);
    const image = new File([new Uint8Array([1, 2, 3])], "passport.png", { type: "image/png" });
    await coffer.receiptMethods.uploadImage({ file: image, purpose: "identity" });
    expect(requests[0]?.headers.get("content-type")).toMatch(/^multipart\/form-data; boundary=/);
    expect(requests[0]?.body).toContain('name="file"; filename="passport.png"');
  });

  it("is sent to the host of its service", async () => {
    const hosts = { base: "https://base.test/", content: "https://content.test" };
    const { coffer, requests } = scriptedClient([answer([]), answer({ items: [], totalCount: 0 })], { baseUrl: hosts });
    await coffer.assets.getAssets();
    await coffer.content.getAnnouncementList();
    expect(requests.map(({ url }) => url.origin)).toEqual(["https://base.test", "https://content.test"]);
    expect(requests[0]?.url.pathname).not.toContain("//");
  });

  it("computes a device id once, and generates a random one if that fails", async () => {
    const deviceId = vi.fn(() => Promise.reject(new Error("no canvas")));
    const { coffer, requests } = scriptedClient(answer([]), { deviceId });
    await Promise.all([coffer.assets.getAssets(), coffer.assets.getAssets()]);
    const sent = requests.map(({ headers }) => headers.get("deviceid"));
    expect(sent[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(sent[1]).toBe(sent[0]);
    expect(deviceId).toHaveBeenCalledTimes(1);
  });
});

describe("result", () => {
  it("comes bare, or with its response", async () => {
    const { coffer } = scriptedClient(answer([{ coin: "BTC" }], { headers: { "X-Kept": "yes" } }));
    expect(await coffer.assets.getAssets()).toEqual([{ coin: "BTC" }]);
    const reply = await coffer.assets.getAssets().withResponse();
    expect(reply).toMatchObject({ status: 200, requestId: "req_scripted", attempts: 1, result: [{ coin: "BTC" }] });
    expect(reply.headers.get("x-kept")).toBe("yes");
  });

  it("rejects withResponse alone when the caller used it", async () => {
    const { coffer } = scriptedClient([refusal(60028)]);
    expect(await failureOf(coffer.assets.getAssets().withResponse())).toMatchObject({ code: 60028 });
  });
});

describe("refusal", () => {
  it("is one CofferError with all fields", async () => {
    const { coffer } = scriptedClient([refusal(60028, { message: "余额不足。", details: "可用：12.5 USDT。" })]);
    const order = { coin: "USDT", network: "TRC20", address: "T1", amount: "20" };
    expect(await failureOf(coffer.withdrawals.applyTransactionOut(order))).toMatchObject({
      kind: "api",
      code: 60028,
      name: "insufficientAssets",
      behaviour: "showMessage",
      message: "余额不足。",
      details: "可用：12.5 USDT。",
      operation: "applyTransactionOut",
      requestId: "req_scripted",
      status: 400,
      retryable: false,
      attempts: 1,
      idempotencyKey: expect.stringMatching(/^[A-Za-z0-9_-]{8,128}$/),
    });
  });
});

describe("stack of a failure", () => {
  it("leads to the line of the call", async () => {
    const { coffer } = scriptedClient([refusal(60028)]);
    const showBalances = async () => await coffer.assets.getAssets();
    const error = await failureOf(showBalances());
    expect(error).toHaveProperty("stack", expect.stringContaining("showBalances"));
  });
});

describe("two clients", () => {
  it("share no state", async () => {
    const first = scriptedClient(answer([]));
    const second = scriptedClient(answer([]), { session: null });
    await first.coffer.assets.getAssets();
    expect(await failureOf(second.coffer.assets.getAssets())).toMatchObject({ kind: "auth", code: 401 });
    expect(second.requests).toHaveLength(0);
  });
});

describe("call without a body", () => {
  it("sends no body, not even an empty object", async () => {
    const { coffer, requests } = scriptedClient(answer({}));
    await coffer.merchant.rejectPaymentOrder({ id: "po_1", reason: "Late" });
    await coffer.merchant.deleteSubMerchant({ id: "rm_1" });
    await coffer.profile.exit();
    expect(requests.map(({ method, url }) => method + url.search)).toEqual([
      "POST?id=po_1&reason=Late",
      "DELETE?id=rm_1",
      "POST",
    ]);
    for (const { body, headers } of requests) expect([body, headers.get("content-type")]).toEqual(["", null]);
  });
});

describe("createClient", () => {
  it("has its groups as its only keys", () => {
    const coffer = createGroupClient({ withdrawals }, { fetch: scripted([]).fetch });
    expect(Object.keys(coffer)).toEqual(["withdrawals"]);
    expect(coffer.session.get()).toBeUndefined();
  });

  it("adds groups with its session and settings, and stays unchanged", async () => {
    const { fetch, requests } = scripted([answer([])]);
    const coffer = createGroupClient({ withdrawals }, { environment: "sandbox", locale: "zh-CN", fetch });
    coffer.session.accept("at_7", "rt_7");
    const added = addGroups(coffer, { assets });
    await added.assets.getAssets();
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toMatchObject({
      authorization: "Bearer at_7",
      lang: "zh-CN",
    });
    expect([Object.keys(added), Object.keys(coffer)]).toEqual([["assets"], ["withdrawals"]]);
  });

  it("does not throw in unusual environments", () => {
    const blocked = new Proxy(
      {},
      {
        get: () => {
          throw new DOMException("Blocked.", "SecurityError");
        },
      },
    );
    vi.stubGlobal("window", {});
    vi.stubGlobal("document", blocked);
    vi.stubGlobal("localStorage", blocked);
    vi.stubGlobal("location", blocked);
    vi.stubGlobal("BroadcastChannel", undefined);
    try {
      const coffer = createClient({ autoRefresh: false });
      expect(coffer.session.accept("at_1", "rt_1")).toBe(true);
      expect(coffer.session.get()).toMatchObject({ accessToken: "at_1", refreshToken: "rt_1" });
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
