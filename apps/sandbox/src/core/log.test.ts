import { expect, test } from "vitest";
import { type LogEntry, loggedInput, RequestLog } from "./log.ts";
import { RawRequests } from "./raw-requests.ts";
import { type EngineRequest, UploadedFile } from "./request.ts";

const entry = (more: Partial<LogEntry>): LogEntry => ({
  requestId: "req_1",
  at: 0,
  method: "POST",
  path: "/api/x",
  query: "",
  operation: null,
  uid: null,
  status: 200,
  code: null,
  input: {},
  reply: "{}",
  fault: null,
  findings: [],
  ledger: [],
  took: null,
  ...more,
});
const logged = (more: Partial<LogEntry>) => {
  const log = new RequestLog();
  log.add(entry(more));
  return JSON.stringify(log.read());
};

test("redacts secrets at any depth but not lifetimes and error codes", () => {
  const text = logged({
    query: "accessToken=QUERYSECRET&coin=BTC",
    input: {
      password: "S1",
      verification: { fundPassword: "S2", googleCode: "S3", code: "S4" },
      ticket: "S5",
      coin: "BTC",
    },
    reply: JSON.stringify({
      result: { session: { accessToken: "S6", refreshToken: "S7", accessTokenExpireInSeconds: 1800 } },
      error: { code: 60028 },
    }),
  });
  expect(text).not.toMatch(/S[1-7]|QUERYSECRET/);
  for (const kept of ["BTC", "1800", "60028"]) expect(text).toContain(kept);
});

test("redacts a secret at the end of a very long reply", () => {
  const text = logged({
    reply: JSON.stringify({ a: "x".repeat(3900), refreshToken: "HIDDEN", b: "y".repeat(50_000) }),
  });
  expect(text).not.toContain("HIDDEN");
  expect(text.length).toBeLessThan(6000);
});

test("keeps a file as its name and size", () => {
  const input = loggedInput({ file: new UploadedFile("file", "me.png", new Uint8Array(2048)), purpose: "identity" });
  expect(input).toEqual({ file: "me.png, 2048 bytes", purpose: "identity" });
});

test("redacts a secret under any spelling of its name, and all of a text that is not JSON", () => {
  const text = logged({
    query: "p%61ssword=CANARY1&code=CANARY2&coin=BTC",
    input: { card: { cardNumber: "CANARY3", securityCode: "CANARY4" }, otpauthUri: "otpauth://CANARY5" },
    reply: '{"accessToken":"CANARY6"',
  });
  expect(text).not.toContain("CANARY");
  expect(text).toContain("24 characters that are no JSON");
});

test("keeps raw requests up to a count and a size, dropping the oldest", () => {
  const kept = new RawRequests();
  const request = (length: number): EngineRequest => ({
    method: "POST",
    path: "/api/x",
    query: "",
    headers: {},
    body: { kind: "text", contentType: "application/json", text: "x".repeat(length) },
    ip: "",
  });
  for (let each = 1; each <= 500; each += 1) kept.add(`req_${each}`, request(10));
  expect([kept.get("req_300"), kept.get("req_301"), kept.get("req_500")].map(Boolean)).toEqual([false, true, true]);
  kept.add("large", request(400_000));
  expect(kept.get("large")).toBeDefined();
  expect(kept.bytes).toBeLessThanOrEqual(1024 * 1024);
  kept.add("too large", request(600_000));
  expect([kept.get("too large"), kept.get("large")].map(Boolean)).toEqual([false, true]);
  kept.clear();
  expect([kept.bytes, kept.get("large")]).toEqual([0, undefined]);
});

test("does not keep a large body three hundred times", () => {
  const log = new RequestLog();
  const input = { remark: "x".repeat(500_000), password: "S1" };
  const body = { kind: "text", contentType: "application/json", text: JSON.stringify(input) } as const;
  const kept = entry({ input });
  log.add(kept, { method: "POST", path: "/api/x", query: "", headers: {}, body, ip: "" });
  expect(JSON.stringify(kept.input).length).toBeLessThan(5000);
  expect(JSON.stringify(log.read())).not.toContain("S1");
});

test("keeps the latest three hundred requests in order", () => {
  const log = new RequestLog();
  const entries = Array.from({ length: 750 }, (_, at) => entry({ requestId: `req_${at}`, reply: `{"at":${at}}` }));
  for (const each of entries) log.add(each);
  const kept = log.read();
  expect(kept.map(({ requestId }) => requestId)).toEqual(Array.from({ length: 300 }, (_, at) => `req_${749 - at}`));
  expect([kept[0]?.reply, kept[299]?.reply]).toEqual(['{"at":749}', '{"at":450}']);
  expect([log.find("req_449"), entries[449]?.reply, entries[449]?.input]).toEqual([undefined, "", null]);
  log.clear();
  log.add(entry({ requestId: "after" }));
  expect(log.rows().map(({ requestId }) => requestId)).toEqual(["after"]);
});
