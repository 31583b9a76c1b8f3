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

test("a call is refused as asked, and nothing has changed", () => {
  const { api, world } = start();
  const before = world.hash();
  const reply = api.call("applyTransactionOut", plainWithdrawal, asking(40015));
  expect([reply.status, codeOf(reply)]).toEqual([400, 40015]);
  expect(world.hash()).toBe(before);
});

test("the idempotency key stays free, and a used one doesn't stand in the way", () => {
  const { api } = start();
  const key = { idempotencyKey: "one-intent" };
  const apply = (more = {}) => api.call("applyTransactionOut", plainWithdrawal, { ...key, ...more });
  expect(codeOf(apply(asking(60028)))).toBe(60028);
  const done = apply();
  expect([done.status, done.headers["idempotency-hit"]]).toEqual([200, undefined]);
  expect(codeOf(apply(asking(409)))).toBe(409);
  expect(apply().result).toEqual(done.result);
});

test("who asks and what for are looked at first: a wrong input is told as such", () => {
  const { api, sandbox } = start();
  const wrong = { ...plainWithdrawal, amount: "much" };
  expect(rulesOf(api.call("applyTransactionOut", wrong, asking(60028)))).toEqual(["amount pattern"]);
  expect(codeOf(sandbox.stranger().call("getAccountInfo", {}, asking(80001)))).toBe(401);
});

test("told as the real one would be: attempts, moments, seconds", () => {
  const { api, world } = start();
  const proof = { rid: "rid_1", verification: { googleCode: "123456" } };
  const told = (code: number) => api.call("confirmTransactionOut", proof, asking(code)).error?.details;
  expect(told(50002)).toBe("3 attempts left.");
  expect(told(50010)).toContain(new Date(world.clock.now() + 7_200_000).toISOString());
  expect(told(60011)).toContain(new Date(world.clock.now() + 86_400_000).toISOString());
  expect(api.call("getKyc", {}, asking(429)).headers["retry-after"]).toBe("30");
  expect(api.call("getKyc", {}, asking(1)).status).toBe(503);
});

test("what the call may not answer is refused by the header's name, with what it may", () => {
  const { api } = start();
  for (const code of [60028, 200, "none", "-1", "", 999999]) {
    const reply = api.call("getKyc", {}, asking(code));
    expect([reply.status, rulesOf(reply)]).toEqual([400, ["X-Sandbox-Outcome enum"]]);
    expect(reply.error?.details).toContain("80001 userDisabled");
  }
});

test("of the codes about the request, those the call can meet", () => {
  expect(outcomesOf(operations.getKEIS)).toEqual([1, 2, 429, 500]);
  expect(outcomesOf(operations.getKyc)).toEqual(expect.arrayContaining([401, 403]));
  expect(outcomesOf(operations.getKyc)).not.toContain(409);
  expect(outcomesOf(operations.applyTransactionOut)).toContain(409);
});
