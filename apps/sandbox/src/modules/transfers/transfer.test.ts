import { TransferStep, VerificationScene } from "@coffer/sdk/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runs, seed } from "../../../../../.ci/property.ts";
import { allows } from "../../core/life-cycle.ts";
import { userAccount, worldAccount } from "../../ledger/account.ts";
import { auditLedger } from "../../ledger/audit.ts";
import { HOUR, MINUTE, moneyOf } from "../../testing/money.ts";
import { codeOf, rulesOf } from "../../testing/refusals.ts";
import { users } from "../auth/user/user.ts";
import { transferLife, transfers } from "./transfer.ts";

const { transfer, audit, arrived, rejected } = TransferStep;
const DAY = 24 * HOUR;
const VERA = "80413";
const proof = { fundPassword: "246810", googleCode: "000000" };
const toVera = { coin: "USDT", amount: "100", fromWallet: 0, toUid: VERA, verification: proof };
const toEarn = { coin: "USDT", amount: "2000", fromWallet: 0, toWallet: 4 };

function sending(name: Parameters<typeof moneyOf>[0] = "mei", options: Parameters<typeof moneyOf>[1] = {}) {
  const money = moneyOf(name, options);
  const send = (changes: object = {}) => money.api.call("transfer", { ...toVera, ...changes });
  const read = (id: string) => money.api.call("getTransfer", { id }).result;
  const decide = (id: string, decision: "approve" | "reject", reason?: string) =>
    money.api.control("POST", "review/decide", { queue: "transfer", id, decision, ...(reason && { reason }) });
  const balance = (uid: string, coin = "USDT", wallet: "main" | "earn" = "main") =>
    money.world.ledger.available(userAccount(uid, wallet, coin));
  const fees = () => money.world.ledger.available(worldAccount("fees", "USDT"));
  return { ...money, send, read, decide, balance, fees };
}

test("moves money between own wallets at once and free, with both histories", () => {
  const { send, holding, api, balance } = sending();
  const { result } = send({ ...toEarn, toUid: undefined, verification: undefined });
  expect(result).toMatchObject({ step: arrived, fee: "0", received: "2000", toWallet: 4, counterparty: null });
  expect(result.timeline).toEqual([{ step: arrived, time: result.time }]);
  expect(holding("USDT", 4).available).toBe("2000");
  expect(balance("80412", "USDT", "earn")).toBe(2_000_000_000n);
  const lines = api.call("getUserAssetsHistory", { Coin: "USDT" }).result.items;
  expect(
    lines
      .slice(0, 2)
      .map(({ amount, reference }) => [amount, reference])
      .sort(),
  ).toEqual([
    ["-2000", result.number],
    ["2000", result.number],
  ]);
  expect(api.call("getTransferHistory", {}).result.items[0]).toEqual(result);
});

test("holds, audits and delivers a transfer to another user, less the fee", () => {
  const { send, read, pass, holding, balance, fees, sandbox, api } = sending();
  const [before, feesBefore] = [balance(VERA), fees()];
  const { result } = send({ remark: "Rent" });
  expect(result).toMatchObject({ step: transfer, fee: "0.5", received: "99.5", toWallet: null, review: "platform" });
  expect(result.counterparty).toBe("v***e@coffer.example");
  expect(holding("USDT").frozen).toBe("100");
  const listed = () => sandbox.as("verified").call("getTransferHistory", {}).result.items;
  pass(MINUTE);
  expect([read(result.id).step, listed()]).toEqual([audit, []]);
  expect(codeOf(sandbox.as("verified").call("getTransfer", { id: result.id }))).toBe(40007);
  pass(MINUTE);
  expect(read(result.id)).toMatchObject({ step: arrived, review: "passed", arrivedAt: expect.any(String) });
  expect([balance(VERA) - before, fees() - feesBefore]).toEqual([99_500_000n, 500_000n]);
  expect(listed()).toMatchObject([
    {
      incoming: true,
      fromWallet: null,
      toWallet: 0,
      counterparty: "m***n@coffer.example",
      remark: "Rent",
      cashier: null,
    },
  ]);
  expect(holding("USDT").frozen).toBe("0");
  const mine = api.call("getTransferHistory", { Status: [arrived], Keyword: "v***E" }).result.items;
  expect(mine.map(({ id }) => id)).toEqual([result.id]);
});

test("audits transfers of 50 000 USD or more manually, between own wallets too", () => {
  const { send, read, decide, pass, balance } = sending();
  const own = { coin: "BTC", amount: "0.8", toUid: undefined, toWallet: 4 };
  expect(rulesOf(send({ ...own, verification: undefined }))).toEqual(["verification.fundPassword required"]);
  const { id } = send(own).result;
  pass(HOUR);
  expect(read(id)).toMatchObject({ step: audit, reviewRequired: true, review: "platform" });
  expect(decide(id, "approve").status).toBe(200);
  expect(read(id).timeline.map(({ step }) => step)).toEqual([transfer, audit, arrived]);
  expect(balance("80412", "BTC", "earn")).toBe(80_000_000n);
  expect(decide(id, "reject").body).toMatchObject({ error: { code: 60015 } });
});

test("returns a rejected or expired transfer with the reason", () => {
  const { send, read, decide, pass, holding } = sending();
  const before = holding("BTC");
  const big = { coin: "BTC", amount: "0.8" };
  const first = send(big).result;
  pass(MINUTE);
  decide(first.id, "reject", "The recipient is unknown to us.");
  expect(read(first.id)).toMatchObject({
    step: rejected,
    review: "rejected",
    failReason: "The recipient is unknown to us.",
  });
  expect(holding("BTC")).toEqual(before);
  // From a Saturday on: Monday, Tuesday, Wednesday.
  const second = send(big).result;
  pass(4 * DAY);
  expect(read(second.id).step).toBe(audit);
  pass(MINUTE);
  expect(read(second.id)).toMatchObject({ step: rejected, failReason: "Nobody decided on it in time." });
  expect(holding("BTC")).toEqual(before);
});

test("holds a cashier's transfer for its merchant, a day at most", () => {
  const { send, read, pass, world, api, sandbox } = sending("cashier");
  const withPin = world.table(users).get("80431")?.fundPassword ?? null;
  const pepper = world.table(users).get("80431")?.pepper ?? "";
  world.table(users).update("80433", { fundPassword: withPin, pepper });
  sandbox.stranger().control("POST", "chain/deposit", { coin: "USDT", network: "TRC20", uid: "80433", amount: "500" });
  pass(HOUR);
  const act = (action: string, id: string) => api.control("POST", `actors/merchant/${action}`, { id });
  const [passed, turnedDown, left] = [0, 1, 2].map(() => send({ verification: { fundPassword: "246810" } }).result);
  expect(passed).toMatchObject({ step: transfer, review: "merchant", cashier: { userName: "quay-till-2" } });
  pass(HOUR);
  expect(read(passed?.id ?? "").step).toBe(transfer);
  expect(act("pass-transfer", passed?.id ?? "").status).toBe(200);
  expect(act("reject-transfer", turnedDown?.id ?? "").status).toBe(200);
  expect(act("pass-transfer", turnedDown?.id ?? "").body).toMatchObject({ error: { code: 60015 } });
  pass(MINUTE);
  const stepOf = (made: typeof passed) => read(made?.id ?? "").step;
  expect([passed, turnedDown, left].map(stepOf)).toEqual([arrived, rejected, transfer]);
  pass(DAY);
  expect(read(left?.id ?? "")).toMatchObject({ step: rejected, failReason: "Nobody decided on it in time." });
});

test("checks fee, bounds, balance and wallet before the proof is used", () => {
  const { send } = sending();
  const wrong = { verification: { ...proof, fundPassword: "000000" } };
  expect(codeOf(send({ ...wrong, amount: "0.5" }))).toBe(60029);
  expect(codeOf(send({ ...wrong, amount: "0.9" }))).toBe(40013);
  expect(codeOf(send({ ...wrong, amount: "100000.01" }))).toBe(40014);
  expect(codeOf(send({ ...wrong, amount: "90000" }))).toBe(60028);
  expect(codeOf(send({ ...wrong, fromWallet: 3 }))).toBe(60006);
  expect(codeOf(send({ ...toEarn, toUid: undefined, coin: "USD", fromWallet: 2 }))).toBe(60001);
  expect(rulesOf(send({ ...toEarn, toUid: undefined, toWallet: 0 }))).toEqual(["toWallet different"]);
  expect(rulesOf(send({ toUid: "80412" }))).toEqual(["uid ownAccount"]);
  expect(codeOf(send(wrong))).toBe(50002);
});

test("counts unrejected transfers to others against the day until midnight UTC", () => {
  const { send, api, pass, decide, sandbox } = sending("acceptor");
  const { control } = sandbox.stranger();
  control("POST", "chain/deposit", { coin: "USDT", network: "TRC20", name: "acceptor", amount: "900000" });
  pass(HOUR);
  const most = { amount: "100000", verification: { fundPassword: "246810" } };
  const terms = () => api.call("getTransferTerms", { coin: "USDT", fromWallet: 0, recipient: "user" }).result;
  send({ ...most, toUid: undefined, toWallet: 4 });
  const first = send(most).result;
  expect(codeOf(send(most))).toBeUndefined();
  expect(terms()).toMatchObject({ dailyLimit: "200000", dailyUsed: "200000", dailyLeft: "0", fee: "0.5" });
  expect(codeOf(send({ ...most, amount: "10" }))).toBe(60027);
  pass(MINUTE);
  decide(first.id, "reject");
  expect(terms().dailyLeft).toBe("100000");
  const { resetsAt, serverTime } = terms();
  pass(Date.parse(resetsAt) - Date.parse(serverTime));
  expect(terms().dailyUsed).toBe("0");
});

test("blocks every transfer for 24 hours after a security change", () => {
  const { send, api, pass } = sending();
  pass(MINUTE);
  api.call("sendVerificationCode", { scene: VerificationScene.security });
  const verification = { fundPassword: "246810", code: "000000", googleCode: "000000" };
  expect(codeOf(api.call("updateFundPassword", { fundPassword: "246810", verification }))).toBeUndefined();
  const own = { ...toEarn, toUid: undefined, verification: undefined };
  expect([codeOf(send()), codeOf(send(own))]).toEqual([60005, 60005]);
  pass(DAY);
  expect([codeOf(send()), codeOf(send(own))]).toEqual([undefined, undefined]);
});

test("makes one transfer for a repeated key", () => {
  const { api, world } = sending();
  const again = () => api.call("transfer", toVera, { idempotencyKey: "one-intent-of-mine" });
  const before = world.table(transfers).size;
  expect(again().result).toEqual(again().result);
  expect(world.table(transfers).size).toBe(before + 1);
});

test("masks recipients and limits lookups", () => {
  const { api, pass } = sending();
  const check = (input: object) => api.call("checkRecipient", { ...input });
  expect(check({ uid: VERA }).result).toEqual({ name: "V***a O***e", contact: "v***e@coffer.example" });
  expect(codeOf(check({ emailAddress: "nobody@coffer.example" }))).toBe(50011);
  expect(rulesOf(check({ uid: "80412" }))).toEqual(["uid ownAccount"]);
  for (let count = 0; count < 2; count++) check({ uid: VERA });
  const limited = check({ uid: VERA });
  expect([codeOf(limited), limited.headers["retry-after"]]).toEqual([429, "60"]);
  pass(MINUTE);
  expect(codeOf(check({ uid: VERA }))).toBeUndefined();
});

const step = fc.oneof(
  fc.record({ do: fc.constant("send" as const), cents: fc.integer({ min: 1, max: 9_000_000 }), own: fc.boolean() }),
  fc.record({
    do: fc.constant("decide" as const),
    at: fc.nat({ max: 5 }),
    decision: fc.constantFrom("approve", "reject"),
  }),
  fc.record({ do: fc.constant("pass" as const), minutes: fc.constantFrom(1, 5, 60, 1500) }),
);

test("preserves the totals and follows the life cycle in any history", () => {
  const property = fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
    const { send, decide, pass, world } = sending("mei", { settings: { reviewSeconds: null } });
    for (const each of steps) {
      if (each.do === "pass") pass(each.minutes * MINUTE);
      else if (each.do === "decide")
        decide(
          world
            .table(transfers)
            .all()
            .at(-each.at - 1)?.id ?? "tr_NONE",
          each.decision as "approve",
        );
      else {
        const amount = `${Math.floor(each.cents / 100)}.${String(each.cents % 100).padStart(2, "0")}`;
        send(each.own ? { amount, toUid: undefined, toWallet: 4 } : { amount });
      }
    }
    expect(auditLedger(world.ledger)).toMatchObject({ balanced: true, findings: [] });
    expect(world.findings).toEqual([]);
    for (const made of world.table(transfers).all()) {
      const taken = made.timeline.map((each) => each.step);
      taken.forEach((now, at) => {
        const before = taken[at - 1];
        if (before !== undefined) expect([before, now, allows(transferLife, before, now)]).toEqual([before, now, true]);
      });
      const held = world.ledger.findHold(`${made.id}:hold`)?.status;
      const expected = { [transfer]: "open", [audit]: "open", [arrived]: "captured", [rejected]: "voided" }[made.step];
      expect(held ?? "captured").toBe(expected);
    }
  });
  fc.assert(property, { numRuns: runs(200), seed });
});
