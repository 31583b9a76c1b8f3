import { expect, test } from "vitest";
import { TestSandbox } from "../testing/client.ts";
import type { EntryShown } from "./money-shown.ts";

type Row = { requestId: string; operation: string; status: number; replayOf?: string };
type Detail = Row & { postings: EntryShown[]; idempotencyKey: string; body: string; input: object; canReplay: boolean };
type Replayed = { again: Row & { reply: string }; same: boolean; idempotencyHit: boolean };

const start = () => {
  const sandbox = TestSandbox.start();
  const { control } = sandbox.stranger();
  const rows = (query = "") => (control("GET", `log${query}`).body as { items: Row[] }).items;
  const detail = (requestId = rows()[0]?.requestId) =>
    control("GET", `log/entry?requestId=${requestId}`).body as Detail;
  return { sandbox, control, rows, detail };
};
const WITHDRAWAL = { coin: "USDT", network: "TRC20", address: "TQ5nrDk2hVw8yPzXb41mC9sLqEf7uGaXyZ", amount: "100" };
const withdraw = (sandbox: TestSandbox, idempotencyKey = "intent-0001") => {
  const mei = sandbox.as("mei");
  const { address } = mei.call("getAddress", { coin: "USDT", network: "TRC20" }).result;
  return sandbox.as("verified").call("applyTransactionOut", { ...WITHDRAWAL, address }, { idempotencyKey });
};

test("shows the ledger entries of a request in the coin's own unit", () => {
  const { sandbox, detail } = start();
  expect(withdraw(sandbox).status).toBe(200);
  expect(detail()).toMatchObject({
    operation: "applyTransactionOut",
    idempotencyKey: "intent-0001",
    postings: [{ kind: "hold", hold: { account: "user:80413:main:USDT", amount: "100", currency: "USDT" } }],
  });
});

test("replays a resend with the same key, and runs it again with a new key", () => {
  const { sandbox, control, rows, detail } = start();
  withdraw(sandbox);
  const [{ requestId } = { requestId: "" }] = rows();
  const same = control("POST", "log/replay", { requestId }).body as Replayed;
  expect(same).toMatchObject({ same: true, idempotencyHit: true });
  expect(detail(same.again.requestId)).toMatchObject({ replayOf: requestId, postings: [] });
  const anew = control("POST", "log/replay", { requestId, key: "new" }).body as Replayed;
  expect(anew).toMatchObject({ same: false, idempotencyHit: false, again: { status: 200 } });
  expect(detail(anew.again.requestId).postings).toHaveLength(1);
});

test("never shows a secret of a request", () => {
  const { sandbox, control, rows } = start();
  const stranger = sandbox.stranger();
  const verification = { code: "CANARYMAILCODE" };
  stranger.call("registerByEmailAddress", { emailAddress: "a@coffer.example", password: "CANARYPASS1a", verification });
  stranger.call("securityVerification", { verificationToken: "CANARYSTEP", googleCode: "CANARYCODE" });
  sandbox.withToken("at_main.CANARYTOKEN").call("getAccountInfo");
  sandbox.as("fresh").call("setFundPassword", { fundPassword: "CANARYPIN", verification }, { raw: true });
  const answers = rows().map(({ requestId }) => [
    control("GET", `log/entry?requestId=${requestId}`).body,
    control("POST", "log/replay", { requestId }).body,
  ]);
  expect(answers.length).toBeGreaterThan(2);
  expect(JSON.stringify([rows(), answers])).not.toContain("CANARY");
});

test("shows the body of a request that was refused before the operation", () => {
  const { sandbox, detail } = start();
  sandbox.as("mei").call("applyTransactionOut", { coin: "USDT", amount: 5 }, { raw: true });
  expect(detail()).toMatchObject({ status: 400, input: null, body: '{"coin":"USDT","amount":5}' });
});

test("filters requests by operation, status, code and user", () => {
  const { sandbox, rows } = start();
  withdraw(sandbox);
  sandbox.as("mei").call("applyTransactionOut", { coin: "USDT" }, { raw: true });
  expect(rows("?operation=applyTransactionOut")).toHaveLength(2);
  expect(rows("?operation=applyTransactionOut&status=400&code=400&uid=80412")).toHaveLength(1);
  expect(rows("?uid=80413").map(({ operation }) => operation)).toEqual(["applyTransactionOut"]);
  expect(rows("?limit=1")).toHaveLength(1);
});

test("names the field that prevents a replay", () => {
  const { control } = start();
  const refused = (body: object) => control("POST", "log/replay", body);
  const error = (field: string) => ({ status: 400, body: { error: { validationErrors: [{ field }] } } });
  expect(refused({ requestId: "req_none" })).toMatchObject(error("requestId"));
  expect(refused({})).toMatchObject(error("requestId"));
});
