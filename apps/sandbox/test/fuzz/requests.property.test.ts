import { type OperationInfo, operations } from "@coffer/sdk/contract";
import { describe, expect, test } from "vitest";
import type { Body } from "../../src/core/request.ts";
import { program } from "../../src/modules/program.ts";
import { encryptFields } from "../../src/testing/encrypt.ts";
import { image } from "../../src/testing/images.ts";
import { validInputs } from "../../src/testing/valid-inputs.ts";
import { Caller } from "./caller.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "TRACE", "get", "NOTHING", "__proto__"];
const built = Object.values(operations).filter(({ operationId }) => program.service.operations.has(operationId));
const caller = new Caller();
const world = caller.sandbox.world();

/** Returns a valid request as the engine receives it. */
function sampleOf(operation: OperationInfo, token: string | null) {
  const { operationId: id, method, path, query, retry } = operation;
  const input = encryptFields(caller.api(id, "mei"), operation, { ...validInputs[id] });
  const inQuery = (name: string) => query === "all" || query.includes(name);
  const params = new URLSearchParams();
  const content: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input))
    if (inQuery(name)) params.append(name, String(value));
    else content[name] = value;
  const text = JSON.stringify(content);
  const json: Body = { kind: "text", contentType: "application/json", text };
  const form: Body = { kind: "form", fields: new URLSearchParams({ purpose: "identity" }), files: [image()] };
  const written = operation.multipart ? form : json;
  const body: Body = method === "GET" ? { kind: "none" } : written;
  const headers = {
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(retry === "key" ? { "idempotency-key": `fuzz-${id}` } : {}),
  };
  return { method, path, query: params.toString(), headers, body, text };
}

describe.each(built.map((operation) => [operation.operationId, operation] as const))("%s", (id, operation) => {
  const { auth, accounts, path } = operation;
  const token = () => caller.api(id, "mei").token;
  const refused = (request: Parameters<Caller["send"]>[0]) => {
    const { status, error } = caller.send(request);
    expect(error?.code === undefined ? undefined : status).toBe(status);
    return error.code;
  };

  test("checks the token before the input", () => {
    const { sandbox } = caller;
    const ended = sandbox.as("mei");
    ended.call("exit");
    const tokens = [null, "", "at_main.nobody", `${token()}x`, ended.token ?? ""];
    // Created first: encryption requests keys and tickets.
    const samples = tokens.map((each) => sampleOf(operation, each));
    const before = world.hash();
    for (const [at, sample] of samples.entries()) {
      const broken = { ...sample, body: { kind: "text", contentType: "application/json", text: "{" } as const };
      if (auth === "required") {
        expect(refused(sample)).toBe(401);
        expect(refused(broken)).toBe(401);
      }
      // A call without authentication never answers 401.
      if (auth === "none" && tokens[at] !== null) expect(caller.send(broken).error?.code).not.toBe(401);
    }
    expect(world.hash()).toBe(before);
    for (const name of ["mei", "cashier", "enterprise", "merchant"] as const) {
      const { token: other } = sandbox.as(name);
      const type = { mei: 0, cashier: 3, enterprise: 2, merchant: 1 }[name];
      if (accounts && !accounts.includes(type)) expect(refused(sampleOf(operation, other))).toBe(403);
    }
  });

  test("refuses other methods and lists the allowed ones", () => {
    const known = Object.values(operations).filter((each) => each.path === path);
    for (const method of METHODS.filter((each) => !known.some((one) => one.method === each))) {
      const { status, headers } = caller.send({ ...sampleOf(operation, token()), method });
      expect([method, status]).toEqual([method, 405]);
      expect(headers.allow).toBe(known.map((each) => each.method).join(", "));
    }
  });

  test("refuses other body kinds", () => {
    if (operation.method === "GET") return;
    const sample = sampleOf(operation, token());
    const sent = (body: Body) => refused({ ...sample, body });
    const form: Body = { kind: "form", fields: new URLSearchParams(), files: [] };
    if (!operation.multipart) {
      expect(sent(form)).toBe(415);
      for (const contentType of ["", "text/plain", "application/xml", "application/x-www-form-urlencoded", "json"])
        expect(sent({ kind: "text", contentType, text: sample.text })).toBe(415);
    } else expect(sent({ kind: "text", contentType: "application/json", text: sample.text })).toBe(415);
    expect(sent({ kind: "unreadable", reason: "It is not UTF-8." })).toBe(400);
    expect(sent({ kind: "tooLarge", limit: 1_048_576 })).toBe(413);
  });

  test("handles malformed paths and queries", () => {
    const sample = sampleOf(operation, token());
    for (const query of ["__proto__=1", "constructor=x", "a[]=1", "a[b]=1", "=", "%00=%00", "%FF", "x=".repeat(5000)]) {
      const { status, error } = caller.send({ ...sample, query: `${sample.query}&${query}` });
      if (query !== "=") expect([query.slice(0, 20), status, error?.code]).toEqual([query.slice(0, 20), 400, 400]);
    }
    for (const other of [`${path}/x`, `${path}%00`, `${path}/../..`, `/${path}`, `${path}?`])
      expect(refused({ ...sample, path: other })).toBe(404);
    expect(caller.send({ ...sample, path: `${path.toUpperCase()}/` }).status).not.toBe(404);
    // The call may have ended the session; a merchant's surplus sign-ins end the oldest session.
    caller.forget("mei");
    caller.forget("merchant");
  });
});
