import { VerificationScene } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import type { Api } from "../../testing/client.ts";
import { HOUR, MINUTE, moneyOf, proof } from "../../testing/money.ts";
import { DAY, someone } from "../../testing/someone.ts";
import type { EventType } from "./event.ts";

/** Returns the log's new events, oldest first. */
const listening = (session: () => Pick<Api, "call">) => {
  const Cursor = session().call("getEventList", {}).result.latestCursor;
  return () => session().call("getEventList", { Sorting: "time asc", Cursor, MaxResultCount: 100 }).result.items;
};
const brief = (items: ReturnType<ReturnType<typeof listening>>) =>
  items.map(({ type, data: { previousStatus, status } }) => `${type} ${previousStatus} → ${status}`);

test("reports every step of a withdrawal with the previous status", () => {
  const { sandbox, applied, confirm, pass } = moneyOf("mei");
  const heard = listening(() => sandbox.as("mei"));
  const { id, rid, number } = applied();
  confirm(rid);
  pass(2 * HOUR);
  expect(brief(heard())).toEqual([
    "withdrawal.created null → pendingVerification",
    "withdrawal.updated pendingVerification → accepted",
    "withdrawal.updated accepted → processing",
    "withdrawal.updated processing → remittedOut",
    "withdrawal.completed remittedOut → completed",
  ]);
  const data = { link: { kind: "withdrawal", id }, number, coin: "USDT", amount: "100" };
  for (const each of heard()) expect(each.data).toMatchObject(data);
});

test("reports refused, cancelled and expired withdrawals as not sent, and no failed calls", () => {
  const { sandbox, applied, apply, cancel, pass, api } = moneyOf("mei");
  const heard = listening(() => sandbox.as("mei"));
  expect(apply({ amount: "0" }).status).not.toBe(200);
  expect(heard()).toEqual([]);
  cancel(applied().id);
  applied();
  pass(2 * HOUR);
  const failed = heard().filter(({ type }) => type === "withdrawal.failed");
  expect(brief(failed)).toEqual(Array(2).fill("withdrawal.failed pendingVerification → revoked"));
  expect(api.call("getEventList", { Types: ["withdrawal.failed"] }).result.totalCount).toBeGreaterThanOrEqual(2);
});

test("reports a deposit as seen, then as credited, held or dropped", () => {
  const { sandbox, api, pass } = moneyOf("mei");
  const heard = listening(() => sandbox.as("mei"));
  const send = (amount: string) =>
    api.control("POST", "chain/deposit", { coin: "USDT", network: "TRC20", amount, name: "mei" }).body as {
      id: string;
    };
  send("25");
  pass(HOUR);
  send("0.000001");
  api.control("POST", "actors/chain/drop", { id: send("30").id });
  expect(brief(heard())).toEqual([
    "deposit.confirming null → confirming",
    "deposit.credited confirming → credited",
    "deposit.heldBack null → belowMinimumDeposit",
    "deposit.confirming null → confirming",
    "deposit.failed confirming → failed",
  ]);
});

test("reports a transfer to both users, and a cashier's to the merchant", () => {
  const { sandbox, api, pass } = moneyOf("mei");
  const [mei, vera] = [listening(() => sandbox.as("mei")), listening(() => sandbox.as("verified"))];
  const made = api.call("transfer", {
    coin: "USDT",
    amount: "100",
    fromWallet: 0,
    toUid: "80413",
    verification: proof,
  });
  expect(vera()).toEqual([]);
  pass(5 * MINUTE);
  expect(brief(mei())).toEqual(["transfer.created null → transfer", "transfer.arrived audit → arrived"]);
  expect(vera().map(({ type, data }) => [type, data.amount])).toEqual([["transfer.arrived", made.result.received]]);
});

test("reports a cashier's transfer for review, and its decision", () => {
  const cashier = moneyOf("cashier");
  const { sandbox, api } = cashier;
  const heard = listening(() => sandbox.as("merchant"));
  api.control("POST", "chain/deposit", { coin: "USDT", network: "TRC20", uid: "80433", amount: "500" });
  cashier.pass(HOUR);
  const { result } = api.call("transfer", { coin: "USDT", amount: "5", fromWallet: 0, toWallet: 3 });
  api.control("POST", "actors/merchant/pass-transfer", { id: result.id });
  expect(brief(heard())).toEqual(["review.requested null → transfer", "review.decided transfer → audit"]);
  expect(heard()[0]?.data.link).toEqual({ kind: "transfer", id: result.id });
});

test("reports a verified identity and a changed security setting, but no sign-out", () => {
  const who = someone("fresh");
  const heard = listening(() => who.sandbox.as("fresh"));
  const types = (): EventType[] => heard().map(({ type }) => type);
  const code = who.code(VerificationScene.security);
  const set = who.api.call("setFundPassword", { fundPassword: "135790", verification: { code } });
  expect(set.error).toBeNull();
  expect(types()).toEqual(["account.securityChanged"]);
  const photos = { frontFileId: who.photo(), selfieFileId: who.photo() };
  const passport = { type: 0, region: "GB", certificateType: 1, certificateNumber: "925665416", validUntil: null };
  const person = { firstName: "Nora", lastName: "Fresh", birthday: "1993-07-22", city: "London", address: "1 Row" };
  who.api.call("createKyc", { ...passport, ...person, ...photos });
  who.api.control("POST", "review/decide", { queue: "kyc", id: who.uid, decision: "approve" });
  who.api.call("exit");
  who.pass(DAY);
  expect(types()).toEqual(["account.securityChanged", "account.verified"]);
});
