import { expect, test } from "vitest";
import { type LogEntry, loggedInput, RequestLog } from "./log.ts";
import { UploadedFile } from "./request.ts";

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

test("secrets are blanked wherever they stand; lifetimes and error codes are not", () => {
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

test("a secret at the end of a very long reply is blanked too", () => {
  const text = logged({
    reply: JSON.stringify({ a: "x".repeat(3900), refreshToken: "HIDDEN", b: "y".repeat(50_000) }),
  });
  expect(text).not.toContain("HIDDEN");
  expect(text.length).toBeLessThan(6000);
});

test("a file is kept as its name and size", () => {
  const input = loggedInput({ file: new UploadedFile("file", "me.png", new Uint8Array(2048)), purpose: "identity" });
  expect(input).toEqual({ file: "me.png, 2048 bytes", purpose: "identity" });
});
