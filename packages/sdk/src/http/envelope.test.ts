import { CofferError } from "@coffer/errors";
import { describe, expect, it } from "vitest";
import { readAnswer } from "./envelope.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");

function read(body: unknown, status = 200, headers: HeadersInit = {}) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return readAnswer({ status, headers: new Headers(headers), body: text }, () => NOW);
}

function errorOf(body: unknown, status = 200, headers: HeadersInit = {}) {
  const reading = read(body, status, headers);
  if (!(reading instanceof CofferError)) throw new Error(`Read as a success: ${JSON.stringify(reading)}`);
  return reading;
}

describe("a success", () => {
  it("is success with result", () => {
    expect(read({ success: true, result: { a: 1 }, error: null, requestId: "r" })).toEqual({
      result: { a: 1 },
      requestId: "r",
    });
  });

  it("is Status with data, the older style", () => {
    expect(read({ Status: true, data: [1], error: null, requestId: "r" })).toMatchObject({ result: [1] });
  });

  it.each([
    [{ success: true, data: 1 }, 1],
    [{ Status: true, result: 2 }, 2],
  ])("%j reads as %j", (body, result) => {
    expect(read(body)).toEqual({ result, requestId: undefined });
  });

  it("keeps long decimal texts to the digit", () => {
    const reading = read('{"success":true,"result":{"amount":"12345678901234567890.123456789012345678"}}');
    expect(reading).toMatchObject({ result: { amount: "12345678901234567890.123456789012345678" } });
  });
});

describe("a failure", () => {
  it("is a flag that says so, whatever the status", () => {
    const error = { code: 60028, message: "Too little.", details: "12.5 USDT" };
    expect(errorOf({ success: false, result: null, error, requestId: "r1" }, 200)).toMatchObject({
      kind: "api",
      code: 60028,
      message: "Too little.",
      details: "12.5 USDT",
      requestId: "r1",
      status: 200,
    });
    expect(errorOf({ Status: false, data: null, error }, 200)).toMatchObject({ kind: "api", code: 60028 });
  });

  it("has data only where that is an object", () => {
    const refused = (data: unknown) => errorOf({ success: false, error: { code: 60028, message: "No.", data } }).data;
    expect(refused({ left: 1 })).toEqual({ left: 1 });
    for (const odd of ["left: 1", 1, true, null, [1]]) expect(refused(odd)).toBeUndefined();
  });

  it("is a missing flag with an error: the error's own words", () => {
    expect(errorOf({ error: { code: 40012, message: "Closed." } })).toMatchObject({ code: 40012, message: "Closed." });
  });

  it.each([
    ["an empty body", ""],
    ["a missing flag", { result: { a: 1 } }],
    ["a flag that isn't true", { success: "true", result: 1 }],
    ["a flag of 1", { Status: 1, data: 1 }],
    ["HTML", "<!doctype html><title>Sign in</title>"],
    ["truncated JSON", '{"success":true,"result":{"a":'],
    ["an array", "[]"],
    ["a bare word", "true"],
    ["null", "null"],
    ["100,000 nested arrays", "[".repeat(100_000) + "]".repeat(100_000)],
  ])("is %s with status 200: decode", (_, body) => {
    expect(errorOf(body)).toMatchObject({ kind: "decode", code: undefined, status: 200, retryable: false });
  });

  it("is a status of failure even if the body claims success", () => {
    expect(errorOf({ success: true, result: 1 }, 500)).toMatchObject({ kind: "api", code: 500, status: 500 });
  });

  it.each([
    [500, "", 500, false],
    [502, "<html>Bad gateway</html>", 500, true],
    [503, "{", 500, true],
    [404, "", 404, false],
    [413, "too large", 413, false],
    [418, "", 418, false],
  ])("without an envelope takes its code from status %i", (status, body, code, retryable) => {
    expect(errorOf(body, status)).toMatchObject({ kind: "api", code, status, retryable });
  });

  it("takes a code written as text, and refuses nonsense", () => {
    expect(errorOf({ success: false, error: { code: "60028", message: "x" } }, 400)).toMatchObject({ code: 60028 });
    expect(errorOf({ success: false, error: { code: "60028; drop" } }, 400)).toMatchObject({ code: 400 });
    expect(errorOf({ success: false, error: { code: {} } }, 400)).toMatchObject({ code: 400 });
    expect(errorOf({ success: false, error: "no" }, 400)).toMatchObject({ code: 400 });
  });

  it("keeps an unknown code usable", () => {
    expect(errorOf({ success: false, error: { code: 77777, message: "New." } }, 400)).toMatchObject({
      code: 77777,
      name: "unknown",
      behaviour: "showMessage",
    });
  });

  it("lists the fields that broke a rule and leaves out what isn't one", () => {
    const validationErrors = [
      { field: "amount", rule: "pattern", message: "Not an amount." },
      null,
      { rule: "x" },
      "y",
    ];
    const error = errorOf({ success: false, error: { code: 400, message: "Wrong.", validationErrors } }, 400);
    expect(error.validationErrors).toEqual([{ field: "amount", rule: "pattern", message: "Not an amount." }]);
  });

  it("takes the request id from a header when the body has none", () => {
    expect(errorOf("", 500, { "X-Request-Id": "req_h" }).requestId).toBe("req_h");
  });

  it("says how long to wait", () => {
    expect(errorOf("", 429, { "Retry-After": "7" })).toMatchObject({ retryAfterMs: 7000, retryable: true });
  });

  it("pollutes no prototype", () => {
    errorOf('{"__proto__":{"polluted":true},"error":{"__proto__":{"code":1},"constructor":{}},"success":false}', 400);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
