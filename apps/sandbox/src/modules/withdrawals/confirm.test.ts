import { expect, test } from "vitest";
import { HOUR, MINUTE, moneyOf, plainWithdrawal, proof, SECOND } from "../../testing/money.ts";
import { codeOf, rulesOf } from "../../testing/refusals.ts";
import { DEMO_FUND_PIN } from "../auth/user/personas.ts";
import { type User, users } from "../auth/user/user.ts";
import { blockAfterChange } from "../profile/owner-change.ts";

test("the whole way: held, accepted, processing, remitted out, completed block by block", () => {
  const { applied, confirm, record, holding, pass, world } = moneyOf();
  const { id, rid } = applied({ amount: "12500" });
  const { result } = confirm(rid);
  expect(result).toMatchObject({ status: 3, expiresAt: null, cancellable: false, txHash: null });
  pass(15 * SECOND);
  expect(record(id)).toMatchObject({ status: 5, txHash: null });
  expect(holding("USDT")).toEqual({ available: "8980.12", frozen: "12500" });
  pass(45 * SECOND);
  expect(record(id)).toMatchObject({ status: 13, confirmations: 0, txHash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(holding("USDT")).toEqual({ available: "8980.12", frozen: "0" });
  for (let block = 1; block < 20; block++) {
    pass(3 * SECOND);
    expect(record(id)).toMatchObject({ status: 13, confirmations: block });
  }
  pass(3 * SECOND);
  expect(record(id)).toMatchObject({ status: 14, confirmations: 20, confirmationsRequired: 20 });
  expect(record(id).timeline.map(({ status }) => status)).toEqual([20, 3, 5, 13, 14]);
  const own = world.clock.state.queue.map(({ kind }) => kind).filter((kind) => kind.startsWith("withdrawal."));
  expect(own).toEqual(["withdrawal.expire"]);
  pass(2 * HOUR);
  expect(record(id).status).toBe(14);
});

test("the recipient's part goes to the chain and the fee to the house", () => {
  const { applied, confirm, pass, world } = moneyOf();
  const fees = world.ledger.account("world:fees:USDT").credits;
  const sent = world.ledger.account("world:chain:USDT").credits;
  confirm(applied({ amount: "100" }).rid);
  pass(MINUTE);
  expect(world.ledger.account("world:fees:USDT").credits - fees).toBe(1_000_000n);
  expect(world.ledger.account("world:chain:USDT").credits - sent).toBe(99_000_000n);
});

test.for([
  ["no fund PIN", { googleCode: "000000" }, ["verification.fundPassword required"]],
  ["no authenticator code", { fundPassword: DEMO_FUND_PIN }, ["verification.googleCode required"]],
  ["no proof at all", {}, ["verification.fundPassword required"]],
] as const)("refuses %s with its field's name", ([, given, rules]) => {
  const { applied, confirm } = moneyOf();
  expect(rulesOf(confirm(applied().rid, given))).toEqual(rules);
});

test("a wrong part answers 50002 with the attempts left, and the request stays open", () => {
  const { applied, confirm, record } = moneyOf();
  const { id, rid } = applied();
  expect(confirm(rid, { ...proof, fundPassword: "111111" }).error).toMatchObject({
    code: 50002,
    details: "4 attempts left.",
  });
  expect(confirm(rid, { ...proof, googleCode: "123456" }).error).toMatchObject({
    code: 50002,
    details: "3 attempts left.",
  });
  expect(record(id)).toMatchObject({ status: 20, cancellable: true });
  expect(codeOf(confirm(rid))).toBeUndefined();
});

test("five wrong parts lock confirming for two hours", () => {
  const { applied, confirm, pass } = moneyOf();
  const { rid } = applied();
  for (let attempt = 1; attempt <= 4; attempt++)
    expect(codeOf(confirm(rid, { ...proof, fundPassword: "111111" }))).toBe(50002);
  expect(codeOf(confirm(rid, { ...proof, fundPassword: "111111" }))).toBe(50010);
  expect(codeOf(confirm(rid))).toBe(50010);
  pass(2 * HOUR);
  expect(codeOf(confirm(applied().rid))).toBeUndefined();
});

test("an authenticator's code is good once", () => {
  const { api, applied, confirm } = moneyOf("mei", { settings: { allowMagicCode: false } });
  const { code } = api.control("GET", "authenticator?name=mei").body as { code: string };
  expect(codeOf(confirm(applied().rid, { ...proof, googleCode: code }))).toBeUndefined();
  expect(codeOf(confirm(applied().rid, { ...proof, googleCode: code }))).toBe(50002);
});

test("without an authenticator the code of the mail counts, and only one sent for withdrawals", () => {
  const { api, applied, confirm } = moneyOf("verified", { settings: { allowMagicCode: false } });
  const { rid } = applied();
  const sent = (scene: number) => {
    api.call("sendVerificationCode", { scene });
    return (api.control("GET", "inbox?to=vera.ode@coffer.example").body as { items: { code: string }[] }).items[0]
      ?.code;
  };
  const withCode = (code = "") => codeOf(confirm(rid, { fundPassword: DEMO_FUND_PIN, code }));
  expect(withCode("123456")).toBe(50002);
  expect(withCode(sent(5))).toBe(50002);
  const code = sent(6);
  expect(withCode(code)).toBeUndefined();
  expect(codeOf(confirm(applied().rid, { fundPassword: DEMO_FUND_PIN, code: code ?? "" }))).toBe(50002);
});

test("what has changed since the request is checked again", () => {
  const { api, applied, confirm, world, record } = moneyOf();
  const { id, rid } = applied();
  const mei = (patch: Partial<User> = {}) => world.table(users).update("80412", patch);
  mei({ kycStatus: 2 });
  expect(codeOf(confirm(rid))).toBe(60013);
  const { fundPassword } = mei({ kycStatus: 3 });
  mei({ fundPassword: null });
  expect(codeOf(confirm(rid))).toBe(90002);
  mei({ fundPassword });
  api.control("PUT", "market/network", { coin: "USDT", network: "TRC20", withdrawEnabled: false });
  expect(codeOf(confirm(rid))).toBe(40012);
  api.control("PUT", "market/network", { coin: "USDT", network: "TRC20", withdrawEnabled: true });
  blockAfterChange(world, mei());
  expect(codeOf(confirm(rid))).toBe(60011);
  expect(record(id).status).toBe(20);
});

test("after an hour it is revoked, the hold is released and confirming answers 90005", () => {
  const { applied, confirm, cancel, record, holding, pass } = moneyOf();
  const { id, rid } = applied();
  pass(HOUR - 1);
  expect(record(id).status).toBe(20);
  pass(1);
  expect(record(id)).toMatchObject({ status: 9, failReason: "It wasn't confirmed within 1 hour.", expiresAt: null });
  expect(holding("USDT")).toEqual({ available: "21480.12", frozen: "0" });
  expect(codeOf(confirm(rid))).toBe(90005);
  expect(codeOf(cancel(id))).toBe(60015);
});

test("of two confirmations at once one counts; the same key answers the same", () => {
  const { sandbox, api, applied, record } = moneyOf();
  const { id, rid } = applied();
  const other = sandbox.as("mei");
  const send = (from: Pick<typeof api, "call">, idempotencyKey: string) =>
    from.call("confirmTransactionOut", { rid, verification: proof }, { idempotencyKey });
  const first = send(api, "confirm-one");
  expect(codeOf(first)).toBeUndefined();
  expect(codeOf(send(other, "confirm-two"))).toBe(60015);
  const replayed = send(other, "confirm-one");
  expect(replayed.result).toEqual(first.result);
  expect(replayed.headers["idempotency-hit"]).toBe("true");
  expect(record(id).timeline).toHaveLength(2);
});

test("a stranger's request is not found, by rid or by id", () => {
  const { sandbox, applied } = moneyOf();
  const { id, rid } = applied();
  const vera = sandbox.as("verified");
  expect(codeOf(vera.call("confirmTransactionOut", { rid, verification: proof }))).toBe(40008);
  expect(codeOf(vera.call("cancelApplyTransactionOut", { id }))).toBe(40008);
  expect(vera.call("getListByCoinTransactionOut").result.totalCount).toBe(0);
});

test("confirming marks the saved address as used", () => {
  const { api, applied, confirm, pass, world } = moneyOf();
  const { coin, network, address } = plainWithdrawal;
  api.call("createUserCoinAddress", { coin, network, address, label: "Vault", verification: { googleCode: "000000" } });
  const usedAt = () => api.call("getUserCoinAddress").result.items[0]?.lastUsedAt;
  const { rid } = applied();
  expect(usedAt()).toBeNull();
  pass(MINUTE);
  confirm(rid);
  expect(usedAt()).toBe(world.clock.iso());
});
