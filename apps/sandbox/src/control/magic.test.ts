import { expect, test } from "vitest";
import type { MagicValue } from "../core/magic.ts";
import { readInbox } from "../modules/auth/inbox/inbox.ts";
import { magicContacts } from "../modules/auth/user/magic-contacts.ts";
import { type MagicDestination, magicAddress } from "../modules/withdrawals/magic.ts";
import { TestSandbox } from "../testing/client.ts";
import { decide, passportOf } from "../testing/identity.ts";
import { image } from "../testing/images.ts";
import { HOUR, moneyOf, SECOND } from "../testing/money.ts";
import { codeOf } from "../testing/refusals.ts";
import { someone } from "../testing/someone.ts";

const start = (allowMagicCode = true) => {
  const sandbox = TestSandbox.start({ settings: { allowMagicCode } });
  return { api: sandbox.stranger(), world: sandbox.world() };
};
const mail = (tag: string) => ({ emailAddress: `Someone${tag}@coffer.example` });
const signUp = { code: "000000", password: "Harbour-Pine-77", agreeTerms: true, accountType: 0 };

/** Makes a small, confirmed withdrawal to the destination. */
function sentTo(what: MagicDestination, allowMagicCode = true) {
  const money = moneyOf("verified", { settings: { allowMagicCode } });
  const before = money.holding("USDT");
  const { id, rid } = money.applied({ address: magicAddress("tron", what) });
  money.api.call("sendVerificationCode", { scene: 6 });
  const code = readInbox(money.world, "vera.ode@coffer.example")[0]?.code ?? "";
  expect(codeOf(money.confirm(rid, { fundPassword: "246810", code }))).toBeUndefined();
  return { ...money, id, before, statuses: () => money.record(id).timeline.map(({ status }) => status) };
}

test("refunds a withdrawal that the network refuses", () => {
  const { statuses, pass, holding, before } = sentTo("fails");
  pass(HOUR);
  expect(statuses()).toEqual([20, 3, 5, 6]);
  expect(holding("USDT")).toEqual(before);
});

test("holds a small withdrawal for review or rejects it automatically", () => {
  const reviewed = sentTo("reviewed");
  reviewed.pass(24 * HOUR);
  expect(reviewed.statuses()).toEqual([20, 4]);
  const rejected = sentTo("rejected");
  rejected.pass(9 * SECOND);
  expect(rejected.statuses()).toEqual([20, 4]);
  rejected.pass(SECOND);
  expect(rejected.statuses()).toEqual([20, 4, 7]);
  expect(rejected.holding("USDT")).toEqual(rejected.before);
});

test("lets a block confirm a withdrawal that is never confirmed automatically", () => {
  const { statuses, pass, id, api } = sentTo("unconfirmed");
  pass(24 * HOUR);
  expect(statuses()).toEqual([20, 3, 5, 13]);
  api.control("POST", "actors/chain/confirm", { id, blocks: 20 });
  expect(statuses()).toEqual([20, 3, 5, 13, 14]);
});

test("recognises a magic address in any letter case", () => {
  const money = moneyOf("mei");
  const address = magicAddress("evm", "reviewed").toLowerCase();
  expect(money.apply({ coin: "ETH", network: "ETH", address, amount: "0.1" }).result.reviewRequired).toBe(true);
});

test.each([
  ["SANDBOX-APPROVE", 3, null],
  ["SANDBOX-REJECT", 2, []],
  ["SANDBOX-RESUBMIT", 2, ["frontFileId"]],
] as const)("decides the document %s after ten seconds: %d", (certificateNumber, status, fields) => {
  const who = someone("fresh", { allowMagicCode: true });
  who.api.call("createKyc", { ...passportOf(who), certificateNumber });
  who.pass(9999);
  expect(who.user().kycStatus).toBe(1);
  who.pass(1);
  expect(who.user().kycStatus).toBe(status);
  expect(who.api.call("getKyc").result.rejectReason?.fields ?? null).toEqual(fields);
});

test("does not overrule a faster reviewer", () => {
  const who = someone("fresh", { allowMagicCode: true });
  who.api.call("createKyc", { ...passportOf(who), certificateNumber: "SANDBOX-REJECT" });
  decide(who, "approve");
  who.pass(10_000);
  expect(who.user().kycStatus).toBe(3);
});

test("supports a code that never arrives and an expired one", () => {
  const { api, world } = start();
  for (const contact of [mail("+sandbox-no-code"), { countryCode: "+44", phoneNumber: "7700900901" }])
    expect(api.call("sendVerificationCode", { scene: 0, ...contact }).status).toBe(200);
  expect(readInbox(world)).toEqual([]);
  const expired = { ...mail("+sandbox-no-code"), ...signUp, code: "000009" };
  expect(codeOf(api.call("registerByEmailAddress", expired))).toBe(90005);
});

test("supports contacts that are locked, not qualified or in maintenance", () => {
  const { api } = start();
  const { locked, maintenance, notQualified } = magicContacts;
  const signIn = (tag: string) =>
    codeOf(api.call("authenticateByEmailAddress", { ...mail(tag), password: "Harbour-Pine-77" }));
  expect(signIn(locked.tag)).toBe(50010);
  expect(signIn(maintenance.tag)).toBe(1);
  expect(signIn(notQualified.tag)).toBe(90001);
  const phone = { countryCode: "+44", phoneNumber: notQualified.phone.slice(3) };
  expect(codeOf(api.call("registerByPhoneNumber", { ...phone, ...signUp }))).toBe(90006);
  expect(codeOf(api.call("registerByEmailAddress", { ...mail(notQualified.tag), ...signUp }))).toBe(90006);
  expect(codeOf(api.call("sendVerificationCode", { scene: 0, ...mail(maintenance.tag) }))).toBe(1);
});

test("supports a file that can't be stored", () => {
  const api = TestSandbox.start().as("mei");
  const upload = (name: string) => api.call("uploadImage", { file: image("jpeg", 1000, name), purpose: "identity" });
  expect(codeOf(upload("sandbox-upload-fails.jpg"))).toBe(50013);
  expect(codeOf(upload("my sandbox-upload-fails.jpg"))).toBeUndefined();
});

test("treats magic values as ordinary values where magic is off", () => {
  const { api, world } = start(false);
  api.call("sendVerificationCode", { scene: 0, ...mail("+sandbox-no-code") });
  expect(readInbox(world)).toHaveLength(1);
  const signIn = { ...mail("+sandbox-locked"), password: "Harbour-Pine-77" };
  expect(codeOf(api.call("authenticateByEmailAddress", signIn))).toBe(90001);
  const { statuses, pass } = sentTo("fails", false);
  pass(HOUR);
  expect(statuses()).toEqual([20, 3, 5, 13, 14]);
  const who = someone("fresh");
  who.api.call("createKyc", { ...passportOf(who), certificateNumber: "SANDBOX-REJECT" });
  who.pass(HOUR);
  expect(who.user().kycStatus).toBe(1);
});

test("lists all magic values in both languages with their state", () => {
  const { control } = TestSandbox.start().stranger();
  const shown = () => control("GET", "magic").body as { allowed: boolean; items: MagicValue[] };
  expect(shown().allowed).toBe(true);
  expect(new Set(shown().items.map(({ value }) => value)).size).toBe(shown().items.length);
  for (const { about } of shown().items) for (const text of [about.en, about["zh-CN"]]) expect(text).toMatch(/\S/);
  control("PUT", "settings", { allowMagicCode: false });
  expect(shown().allowed).toBe(false);
});
