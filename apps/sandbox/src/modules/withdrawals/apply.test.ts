import { expect, test } from "vitest";
import { HOUR, moneyOf, plainWithdrawal } from "../../testing/money.ts";
import { codeOf, rulesOf } from "../../testing/refusals.ts";
import { users } from "../auth/user/user.ts";
import { blockAfterChange } from "../profile/owner-change.ts";

test("it holds the amount and answers everything the review step shows", () => {
  const { apply, holding, world } = moneyOf();
  const { result } = apply({ amount: "12500.5", remark: "November" });
  expect(result).toMatchObject({
    coin: "USDT",
    networkName: "Tron · TRC-20",
    address: plainWithdrawal.address,
    addressLabel: null,
    tag: null,
    amount: "12500.5",
    fee: "1",
    received: "12499.5",
    status: 20,
    reviewRequired: false,
    verificationMethods: ["fundPassword", "googleCode"],
    number: "W2026112100001",
  });
  expect(Date.parse(result.expiresAt)).toBe(world.clock.now() + HOUR);
  expect(holding("USDT")).toEqual({ available: "8979.62", frozen: "12500.5" });
});

test("without an authenticator it asks for a code", () => {
  expect(moneyOf("verified").applied().verificationMethods).toEqual(["fundPassword", "code"]);
});

test("its record says what the confirmation waits for, as it was asked for, until it is confirmed", () => {
  const { api, applied, confirm, record, world } = moneyOf("verified");
  const { id, rid } = applied();
  const asked = { arrivalSeconds: 180, verificationMethods: ["fundPassword", "code"] };
  world.table(users).update("80413", { googleSecret: "JBSWY3DPEHPK3PXP" });
  expect(record(id)).toMatchObject(asked);
  api.call("sendVerificationCode", { scene: 6 });
  const { result } = confirm(rid, { fundPassword: "246810", code: "000000" });
  expect(result).toMatchObject({ ...asked, verificationMethods: [] });
});

test.for([
  ["verified identity first", "pending", {}, 60013],
  ["then a fund PIN", "cashier", {}, 90002],
  ["a coin the product has", "mei", { coin: "DOGE" }, 40001],
  ["a right checksum", "mei", { address: "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApw" }, 40018],
  ["an address of this network", "mei", { address: "0x3a00cc9aBDF8C2c3e9f83149572d34420914d617" }, 40018],
  ["at least the minimum", "mei", { amount: "9.999999" }, 40013],
  [
    "at most the maximum",
    "mei",
    { coin: "BTC", network: "BTC", address: "1BoatSLRHtKNngkdXEeobR76b53LETtpyT", amount: "3.00000001" },
    40014,
  ],
  ["an own saved address", "mei", { addressId: "ad_000000" }, 60003],
  ["the balance", "mei", { amount: "21480.120001" }, 60028],
] as const)("it needs %s", ([, name, changes, code]) => {
  const { apply, world } = moneyOf(name);
  const before = world.ledger.log.length;
  const reply = apply(changes);
  expect(codeOf(reply)).toBe(code);
  expect(reply.status).toBe(400);
  expect(world.ledger.log).toHaveLength(before);
});

test.for([
  ["a network of another coin", { network: "BTC" }, ["network network"]],
  ["more decimals than the coin has", { amount: "10.0000001" }, ["amount scale"]],
  ["nothing", { amount: "0" }, ["amount minimum"]],
  ["a number", { amount: 100 }, ["amount type"]],
  ["a negative amount", { amount: "-100" }, ["amount pattern"]],
  ["an exponent", { amount: "1e3" }, ["amount pattern"]],
  ["a tag where there are none", { tag: "1" }, ["tag unknown"]],
  ["an unknown field", { fee: "0" }, ["fee unknown"]],
  ["a missing tag", { coin: "XRP", network: "XRP", address: "r47aW9Ynm8TXu9N7KefPcVC3HTvTqaQCAj" }, ["tag required"]],
  [
    "a tag too great",
    { coin: "XRP", network: "XRP", address: "r47aW9Ynm8TXu9N7KefPcVC3HTvTqaQCAj", tag: "4294967296" },
    ["tag format"],
  ],
] as const)("refuses %s with its field's name", ([, changes, rules]) => {
  const { apply } = moneyOf();
  const reply = apply(changes);
  expect(codeOf(reply)).toBe(400);
  expect(rulesOf(reply)).toEqual(rules);
});

test("limits and balance come with their figures, in the caller's language", () => {
  const { api } = moneyOf();
  const ask = (amount: string, lang: string) =>
    api.call("applyTransactionOut", { ...plainWithdrawal, amount }, { headers: { lang } }).error?.details;
  expect(ask("5", "en")).toBe("Minimum: 10 USDT.");
  expect(ask("100001", "zh-CN")).toBe("最高 100000 USDT。");
  expect(ask("50000", "en")).toBe("Available: 21480.12 USDT.");
});

test("a closed network takes no withdrawals", () => {
  const { api, apply } = moneyOf();
  api.control("PUT", "market/network", { coin: "USDT", network: "TRC20", withdrawEnabled: false });
  expect(codeOf(apply())).toBe(40012);
  expect(codeOf(apply({ network: "ERC20", address: "0x3a00cc9aBDF8C2c3e9f83149572d34420914d617" }))).toBeUndefined();
});

test("a security change blocks for 24 hours and says until when", () => {
  const { apply, world, pass } = moneyOf();
  const mei = world.table(users).get("80412");
  if (!mei) throw new Error("No Mei.");
  const until = blockAfterChange(world, mei);
  const { error } = apply();
  expect(error).toMatchObject({ code: 60011, details: expect.stringContaining(new Date(until).toISOString()) });
  pass(24 * HOUR - 1);
  expect(codeOf(apply())).toBe(60011);
  pass(1);
  expect(codeOf(apply())).toBeUndefined();
});

test("a cashier of a suspended merchant neither withdraws nor deposits", () => {
  const { api, apply, world } = moneyOf("cashier");
  world.table(users).update("80431", { disabled: true });
  expect(codeOf(apply())).toBe(40003);
  expect(codeOf(api.call("getAddress", { coin: "BTC", network: "BTC" }))).toBe(60009);
});

test("without a rate nobody can say whether it needs a review", () => {
  const { api, apply } = moneyOf();
  api.control("PUT", "market/rate", { coin: "USDT", hasRate: false });
  expect(codeOf(apply())).toBe(60012);
});

test("from the equivalent of 50 000 USD a person reviews it", () => {
  const { applied } = moneyOf("enterprise");
  const to = { coin: "USDC", network: "ERC20", address: "0x3a00cc9aBDF8C2c3e9f83149572d34420914d617" };
  expect(applied({ ...to, amount: "49999.999999" }).reviewRequired).toBe(false);
  expect(applied({ ...to, amount: "50000" }).reviewRequired).toBe(true);
});

test("the same key answers the first reply again and holds once; another body is refused", () => {
  const { api, holding } = moneyOf();
  const send = (amount: string) =>
    api.call("applyTransactionOut", { ...plainWithdrawal, amount }, { idempotencyKey: "one-intent-1" });
  const first = send("100");
  expect(send("100").result).toEqual(first.result);
  expect(holding("USDT").frozen).toBe("100");
  expect(codeOf(send("101"))).toBe(409);
  expect(holding("USDT").frozen).toBe("100");
});

test("a chosen saved address must be the one sent", () => {
  const { api, apply } = moneyOf();
  const { coin, network, address } = plainWithdrawal;
  const saved = api.call("createUserCoinAddress", {
    coin,
    network,
    address,
    label: "Vault",
    verification: { googleCode: "000000" },
  });
  expect(apply({ addressId: saved.result.id }).result.addressLabel).toBe("Vault");
  expect(rulesOf(apply({ addressId: saved.result.id, address: "TUCV4dzz4K6TarGvAs53doPQgXNBUMvZBB" }))).toEqual([
    "addressId match",
  ]);
  // Also found when typed by hand.
  expect(apply().result.addressLabel).toBe("Vault");
});

test("all there is may be taken, and not a unit more", () => {
  const { apply, holding } = moneyOf("verified");
  expect(codeOf(apply({ amount: "1000.000001" }))).toBe(60028);
  expect(apply({ amount: "1000" }).result).toMatchObject({ amount: "1000" });
  expect(holding("USDT")).toEqual({ available: "0", frozen: "1000" });
});
