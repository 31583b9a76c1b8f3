import { operations } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { TestSandbox } from "../testing/client.ts";
import { plainWithdrawal } from "../testing/money.ts";
import { codeOf, rulesOf } from "../testing/refusals.ts";
import { outcomesOf } from "./asked-outcome.ts";

const start = () => {
  const sandbox = TestSandbox.start();
  return { sandbox, api: sandbox.as("mei"), world: sandbox.world() };
};
const asking = (code: unknown) => ({ headers: { "x-sandbox-outcome": String(code) } });

test("refuses a call as requested and changes nothing", () => {
  const { api, world } = start();
  const before = world.hash();
  const reply = api.call("applyTransactionOut", plainWithdrawal, asking(40015));
  expect([reply.status, codeOf(reply)]).toEqual([400, 40015]);
  expect(world.hash()).toBe(before);
});

test("leaves the idempotency key free and ignores a used one", () => {
  const { api } = start();
  const key = { idempotencyKey: "one-intent" };
  const apply = (more = {}) => api.call("applyTransactionOut", plainWithdrawal, { ...key, ...more });
  expect(codeOf(apply(asking(60028)))).toBe(60028);
  const done = apply();
  expect([done.status, done.headers["idempotency-hit"]]).toEqual([200, undefined]);
  expect(codeOf(apply(asking(409)))).toBe(409);
  expect(apply().result).toEqual(done.result);
});

test("checks the caller and the input first", () => {
  const { api, sandbox } = start();
  const wrong = { ...plainWithdrawal, amount: "much" };
  expect(rulesOf(api.call("applyTransactionOut", wrong, asking(60028)))).toEqual(["amount pattern"]);
  expect(codeOf(sandbox.stranger().call("getAccountInfo", {}, asking(80001)))).toBe(401);
});

test("fills the same attempts, moments and seconds as a real refusal", () => {
  const { api, world } = start();
  const proof = { rid: "rid_1", verification: { googleCode: "123456" } };
  const told = (code: number) => api.call("confirmTransactionOut", proof, asking(code)).error?.details;
  expect(told(50002)).toBe("3 attempts left.");
  expect(told(50010)).toContain(new Date(world.clock.now() + 7_200_000).toISOString());
  expect(told(60011)).toContain(new Date(world.clock.now() + 86_400_000).toISOString());
  expect(api.call("getKyc", {}, asking(429)).headers["retry-after"]).toBe("30");
  expect(api.call("getKyc", {}, asking(1)).status).toBe(503);
});

test("rejects a code that the call can't answer and names the allowed ones", () => {
  const { api } = start();
  for (const code of [60028, 200, "none", "-1", "", 999999]) {
    const reply = api.call("getKyc", {}, asking(code));
    expect([reply.status, rulesOf(reply)]).toEqual([400, ["X-Sandbox-Outcome enum"]]);
    expect(reply.error?.details).toContain("80001 userDisabled");
  }
});

test("allows the request codes that the call can meet", () => {
  expect(outcomesOf(operations.getKEIS)).toEqual([1, 2, 429, 500]);
  expect(outcomesOf(operations.getKyc)).toEqual(expect.arrayContaining([401, 403]));
  expect(outcomesOf(operations.getKyc)).not.toContain(409);
  expect(outcomesOf(operations.applyTransactionOut)).toContain(409);
});
