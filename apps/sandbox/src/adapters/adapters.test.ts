import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Sandbox } from "../sandbox.ts";
import { createSandbox } from "./in-process.ts";
import { setupSandbox } from "./node.ts";
import { startServer } from "./server.ts";

type Door = { sandbox: Pick<Sandbox, "world">; base: string; fetch: typeof fetch; close: () => Promise<void> | void };

const adapters: Record<string, () => Promise<Door>> = {
  "in process": async () => {
    const sandbox = createSandbox();
    return { sandbox, base: "http://sandbox", fetch: sandbox.fetch, close: () => {} };
  },
  "over HTTP": async () => {
    const { sandbox, url, stop } = await startServer({ port: 0, live: false });
    return { sandbox, base: url, fetch: globalThis.fetch, close: stop };
  },
  "behind MSW": async () => {
    const { sandbox, server } = setupSandbox();
    server.listen({ onUnhandledFrame: "error" });
    return { sandbox, base: "https://api.coffer.example", fetch: globalThis.fetch, close: () => server.close() };
  },
};

const PTR = "/api/services/app/Basic/PTR";
const SIGN_IN = "/api/TokenAuth/AuthenticateByEmailAddress";
const ADDRESS = "/api/services/app/CoinTransactionIn/GetAddress";
const UPLOAD = "/api/services/app/ReceiptMethod/UploadImage";
const EXIT = "/api/services/app/Profile/Exit";
const WITHDRAW = "/api/services/app/CoinTransactionOut/ApplyTransactionOut";

describe.each(Object.entries(adapters))("%s", (_name, open) => {
  let adapter: Door;
  let token = "";
  beforeAll(async () => {
    adapter = await open();
    token = (await control("POST", "personas/sign-in", { name: "mei" })).body.accessToken;
  });
  afterAll(() => adapter.close());

  async function send(method: string, path: string, body?: RequestInit["body"], headers: Record<string, string> = {}) {
    const reply = await adapter.fetch(adapter.base + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    const text = await reply.text();
    return { status: reply.status, headers: reply.headers, body: text === "" ? null : JSON.parse(text) };
  }
  const json = { "content-type": "application/json" };
  const control = (method: string, path: string, body?: unknown) =>
    send(method, `/__sandbox/api/${path}`, body === undefined ? undefined : JSON.stringify(body), json);
  const bearer = () => ({ authorization: `Bearer ${token}` });

  const refusals: [
    what: string,
    ask: () => ReturnType<typeof send>,
    status: number,
    field: string | null,
    rule: string | null,
  ][] = [
    ["an unknown path", () => send("GET", "/api/services/app/Nothing/Here"), 404, null, null],
    ["a wrong method", () => send("GET", PTR), 405, null, null],
    ["broken JSON", () => send("POST", PTR, '{"businessType":1,', json), 400, "body", "json"],
    ["a list for an object", () => send("POST", PTR, "[1]", json), 400, "body", "type"],
    ["a wrong type", () => send("POST", PTR, '{"businessType":"1","key":"a"}', json), 400, "businessType", "type"],
    ["a missing field", () => send("POST", PTR, '{"businessType":1}', json), 400, "key", "required"],
    ["no body at all", () => send("POST", PTR), 400, "businessType", "required"],
    ["an extra field", () => send("POST", PTR, '{"businessType":1,"key":"a","more":1}', json), 400, "more", "unknown"],
    [
      "a prototype's name",
      () => send("POST", PTR, '{"businessType":1,"key":"a","__proto__":{}}', json),
      400,
      "__proto__",
      "unknown",
    ],
    [
      "a query on a body call",
      () => send("POST", `${PTR}?businessType=1`, '{"key":"a"}', json),
      400,
      "businessType",
      "unknown",
    ],
    [
      "a value outside its list",
      () => send("POST", PTR, '{"businessType":7,"key":"a"}', json),
      400,
      "businessType",
      "enum",
    ],
    ["text for JSON", () => send("POST", PTR, "a=1", { "content-type": "text/plain" }), 415, null, null],
    ["JSON for a form", () => send("POST", UPLOAD, "{}", { ...json, ...bearer() }), 415, null, null],
    [
      "a body, though empty, where there is none",
      () => send("POST", EXIT, "{}", { ...json, ...bearer() }),
      400,
      "body",
      "unknown",
    ],
    ["a body over 1 MB", () => send("POST", PTR, `{"key":"${"a".repeat(1_100_000)}"}`, json), 413, null, null],
    [
      "bytes that are no UTF-8",
      () => send("POST", PTR, new Uint8Array([0x22, 0xff, 0xfe]), json),
      400,
      "body",
      "format",
    ],
    ["nobody signed in", () => send("GET", `${ADDRESS}?coin=BTC&network=BTC`), 401, null, null],
    [
      "a made-up token",
      () => send("GET", `${ADDRESS}?coin=BTC&network=BTC`, undefined, { authorization: "Bearer x" }),
      401,
      null,
      null,
    ],
    [
      "an unknown query field",
      () => send("GET", `${ADDRESS}?coin=BTC&network=BTC&x=1`, undefined, bearer()),
      400,
      "x",
      "unknown",
    ],
    [
      "a repeated query field",
      () => send("GET", `${ADDRESS}?coin=BTC&coin=ETH&network=BTC`, undefined, bearer()),
      400,
      "coin",
      "type",
    ],
    [
      "no idempotency key",
      () => send("POST", WITHDRAW, "{}", { ...json, ...bearer() }),
      400,
      "Idempotency-Key",
      "required",
    ],
    [
      "a malformed idempotency key",
      () => send("POST", WITHDRAW, "{}", { ...json, ...bearer(), "idempotency-key": "a b" }),
      400,
      "Idempotency-Key",
      "pattern",
    ],
    [
      "an unknown key id",
      () =>
        send("POST", SIGN_IN, '{"emailAddress":"a@b.co","password":"AAAA","passwordKeyId":"k_no","ticket":"t"}', json),
      400,
      "passwordKeyId",
      "keyId",
    ],
    [
      "a bad world name",
      () => send("GET", PTR, undefined, { "x-sandbox-world": "../etc" }),
      400,
      "X-Sandbox-World",
      "pattern",
    ],
    ["an unknown control call", () => control("GET", "nothing"), 404, null, null],
    ["a wrong control method", () => control("GET", "reset"), 405, null, null],
    ["an unknown control field", () => control("POST", "reset", { now: true }), 400, "now", "unknown"],
    [
      "a clock going back",
      () => control("POST", "clock/advance", { to: "2020-01-01T00:00:00Z" }),
      400,
      "to",
      "minimum",
    ],
    [
      "a deposit to nobody",
      () => control("POST", "chain/deposit", { coin: "BTC", network: "BTC", amount: "1", address: "bc1x" }),
      400,
      "address",
      "unknown",
    ],
    ["a broken snapshot", () => control("POST", "snapshot", { version: 9 }), 400, "version", "snapshot"],
  ];

  test.each(refusals)("refuses %s clearly and changes nothing", async (_what, ask, status, field, rule) => {
    const before = adapter.sandbox.world().hash();
    const reply = await ask();
    expect(reply.status).toBe(status);
    const { error } = reply.body;
    expect(error).toMatchObject({ code: status, message: expect.any(String) });
    if (field !== null) expect(error.validationErrors).toContainEqual({ field, rule, message: expect.any(String) });
    if (status === 405 && reply.body.success === false) expect(reply.headers.get("allow")).toBe("POST");
    expect(adapter.sandbox.world().hash()).toBe(before);
  });

  test("refuses in the caller's language", async () => {
    const { body } = await send("GET", "/api/x", undefined, { "accept-language": "zh-CN,zh;q=0.9" });
    expect(body.error.message).toMatch(/[一-鿿]/);
    const lang = await send("GET", "/api/x", undefined, { lang: "en", "accept-language": "zh-CN" });
    expect(lang.body.error.message).not.toMatch(/[一-鿿]/);
  });

  test("finds paths in any case", async () => {
    expect((await send("GET", "/API/services/APP/basic/getkeis/")).status).toBe(200);
  });

  test("answers content calls in the older envelope, refusals too", async () => {
    const { body } = await send("GET", "/api/content/GetAnnouncementList?MaxResultCount=9999");
    expect(body).toMatchObject({ Status: false, data: null, error: { code: 400 } });
    expect(body).not.toHaveProperty("success");
  });

  test("creates a named world, separate from others, and finds it by its tokens", async () => {
    const world = { "x-sandbox-world": `w-${adapter.base.length}` };
    const ask = (name: string) =>
      send("POST", "/__sandbox/api/personas/sign-in", JSON.stringify({ name }), { ...json, ...world });
    const { body } = await ask("merchant");
    expect(body.accessToken).toContain(world["x-sandbox-world"]);
    const before = adapter.sandbox.world().hash();
    const own = { authorization: `Bearer ${body.accessToken}` };
    expect((await send("GET", `${ADDRESS}?coin=BTC&network=BTC`, undefined, own)).status).toBe(200);
    expect(adapter.sandbox.world().hash()).toBe(before);
    const elsewhere = await send("GET", `${ADDRESS}?coin=BTC&network=BTC`, undefined, {
      ...own,
      "x-sandbox-world": "main",
    });
    expect(elsewhere.status).toBe(401);
  });

  test("reads a form with a file, and refuses a broken one", async () => {
    const form = new FormData();
    form.append("file", new File(["no image"], "a.png"));
    form.append("purpose", "everything");
    const reply = await adapter.fetch(adapter.base + UPLOAD, { method: "POST", body: form, headers: bearer() });
    const { error } = (await reply.json()) as { error: { validationErrors: { field: string }[] } };
    expect(error.validationErrors.map(({ field }) => field)).toEqual(["purpose"]);
    const broken = await send("POST", UPLOAD, "--x\r\nnothing", {
      ...bearer(),
      "content-type": "multipart/form-data; boundary=x",
    });
    expect([broken.status, broken.body.error.validationErrors[0].field]).toEqual([400, "body"]);
  });

  test("applies faults to the matching calls, as often as told", async () => {
    const keis = () => send("GET", "/api/services/app/Basic/GetKEIS");
    await control("PUT", "faults", { rules: [{ operation: "getKEIS", kind: "code", value: 1, nth: 2 }] });
    expect([(await keis()).status, (await keis()).status, (await keis()).status]).toEqual([200, 503, 200]);
    await control("PUT", "faults", { rules: [{ group: "basic", kind: "empty" }] });
    expect(await keis()).toMatchObject({ status: 200, body: null });
    await control("PUT", "faults", { rules: [{ operation: "getKEIS", kind: "malformed" }] });
    await expect(keis()).rejects.toThrow(SyntaxError);
    await control("PUT", "faults", { rules: [{ operation: "getKEIS", kind: "reset" }] });
    await expect(keis()).rejects.toThrow(TypeError);
    await control("PUT", "faults", { rules: [] });
    expect((await keis()).status).toBe(200);
  });

  test("ends a token so that a refresh helps", async () => {
    const { body } = await control("POST", "personas/sign-in", { name: "verified" });
    await control("PUT", "faults", { rules: [{ operation: "getAddress", kind: "expireToken", nth: 1 }] });
    const ask = (bearerToken: string) =>
      send("GET", `${ADDRESS}?coin=BTC&network=BTC`, undefined, { authorization: `Bearer ${bearerToken}` });
    expect((await ask(body.accessToken)).status).toBe(401);
    expect((await ask(body.accessToken)).status).toBe(401);
    const { accessToken, refreshToken } = body;
    const refreshed = await send(
      "POST",
      "/api/TokenAuth/RefreshToken",
      JSON.stringify({ accessToken, refreshToken }),
      json,
    );
    expect((await ask(refreshed.body.result.accessToken)).status).toBe(200);
    await control("PUT", "faults", { rules: [] });
  });

  test("replays the reply of a key whose first reply was lost, without a second execution", async () => {
    const { body } = await control("POST", "personas/sign-in", { name: "verified" });
    await control("PUT", "faults", { rules: [{ operation: "applyTransactionOut", kind: "commitThenDrop", nth: 1 }] });
    const entries = adapter.sandbox.world().ledger.log.length;
    const ask = (amount: string) =>
      send(
        "POST",
        WITHDRAW,
        JSON.stringify({ coin: "USDT", network: "TRC20", address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", amount }),
        {
          ...json,
          authorization: `Bearer ${body.accessToken}`,
          "idempotency-key": "one-intent",
        },
      );
    await expect(ask("100")).rejects.toThrow(TypeError);
    const again = await ask("100");
    expect([again.status, again.headers.get("idempotency-hit")]).toEqual([200, "true"]);
    expect(adapter.sandbox.world().ledger.log.length).toBe(entries + 1);
    const other = await ask("101");
    expect([other.status, other.body.error.code]).toEqual([409, 409]);
    await control("PUT", "faults", { rules: [] });
  });

  test("restores a world by snapshot and reset", async () => {
    const { body: snapshot } = await control("GET", "snapshot");
    const { body: before } = await control("GET", "world/hash");
    await control("POST", "reset");
    expect((await control("GET", "world/hash")).body.hash).not.toBe(before.hash);
    expect((await control("POST", "snapshot", snapshot)).status).toBe(200);
    expect((await control("GET", "world/hash")).body.hash).toBe(before.hash);
    expect((await control("GET", "books")).body).toMatchObject({ balanced: true, findings: [] });
  });

  test("logs requests without secrets", async () => {
    await send(
      "POST",
      SIGN_IN,
      '{"emailAddress":"a@b.co","password":"SECRETSECRET","passwordKeyId":"k_no","ticket":"t_x"}',
      json,
    );
    await control("POST", "personas/sign-in", { name: "fresh" });
    const { body } = await control("GET", "log?limit=20");
    expect(body.items[0]).toMatchObject({ operation: "authenticateByEmailAddress", status: 400, code: 400 });
    const text = JSON.stringify(body);
    for (const secret of ["SECRETSECRET", token]) expect(text).not.toContain(secret);
  });
});
