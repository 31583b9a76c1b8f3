import { expect, test } from "vitest";
import { MINUTE, moneyOf, plainWithdrawal } from "../../testing/money.ts";
import { codeOf, rulesOf } from "../../testing/refusals.ts";

type Fields = Record<string, unknown>;
const { coin, network, address } = plainWithdrawal;
const evm = "0x3a00cc9aBDF8C2c3e9f83149572d34420914d617";

function bookOf(name: "mei" | "verified" = "verified") {
  const money = moneyOf(name);
  const save = (fields: Fields = {}) =>
    money.api.call("createUserCoinAddress", { coin, network, address, label: "Vault", ...fields });
  const list = (filter: Fields = {}) => money.api.call("getUserCoinAddress", filter).result.items;
  const remove = (id: string) => money.api.call("delUserCoinAddress", { id });
  return { ...money, save, list, remove, labels: (filter: Fields = {}) => list(filter).map(({ label }) => label) };
}

test("lists saved addresses until they are removed", () => {
  const { save, list, remove, world } = bookOf();
  const { result } = save({ label: "  Vault " });
  expect(result).toEqual({
    id: result.id,
    coin,
    network,
    networkName: "Tron · TRC-20",
    address,
    tag: null,
    label: "Vault",
    createdAt: world.clock.iso(),
    lastUsedAt: null,
  });
  expect(list()).toEqual([result]);
  expect(remove(result.id).result).toEqual({ id: result.id });
  expect(list()).toEqual([]);
  expect(codeOf(remove(result.id))).toBe(60003);
});

test("requires unique labels and addresses per user, in any spelling", () => {
  const { sandbox, save } = bookOf();
  save();
  expect(rulesOf(save({ address: "TUCV4dzz4K6TarGvAs53doPQgXNBUMvZBB", label: "vault" }))).toEqual(["label unique"]);
  expect(rulesOf(save({ label: "Other" }))).toEqual(["address unique"]);
  expect(codeOf(save({ coin: "USDC", network: "ERC20", address: evm, label: "Ether" }))).toBeUndefined();
  const lower = { coin: "USDC", network: "ERC20", address: evm.toLowerCase(), label: "Same place" };
  expect(rulesOf(save(lower))).toEqual(["address unique"]);
  expect(codeOf(save({ ...lower, coin: "ETH", network: "ETH" }))).toBeUndefined();
  const others = sandbox.as("enterprise").call("createUserCoinAddress", { coin, network, address, label: "Vault" });
  expect(codeOf(others)).toBeUndefined();
});

test("treats the same address with another tag as another place", () => {
  const { save } = bookOf();
  const xrp = { coin: "XRP", network: "XRP", address: "r47aW9Ynm8TXu9N7KefPcVC3HTvTqaQCAj" };
  expect(rulesOf(save({ ...xrp, label: "A" }))).toEqual(["tag required"]);
  expect(rulesOf(save({ ...xrp, label: "A", tag: "memo" }))).toEqual(["tag format"]);
  expect(rulesOf(save({ ...xrp, label: "A", tag: "1", noTag: true }))).toEqual(["noTag unknown"]);
  expect(codeOf(save({ ...xrp, label: "Nobody else's", noTag: true }))).toBeUndefined();
  expect(rulesOf(save({ ...xrp, label: "Again", noTag: true }))).toEqual(["address unique"]);
  expect(codeOf(save({ ...xrp, label: "A", tag: "1" }))).toBeUndefined();
  expect(codeOf(save({ ...xrp, label: "B", tag: "2" }))).toBeUndefined();
  expect(rulesOf(save({ ...xrp, label: "C", tag: "2" }))).toEqual(["address unique"]);
});

test.for([
  ["a wrong checksum", { address: "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApw" }, 40018],
  ["another network's address", { address: evm }, 40018],
  ["an unknown coin", { coin: "DOGE" }, 40001],
] as const)("refuses %s", ([, fields, code]) => {
  const { save, list } = bookOf();
  expect(codeOf(save(fields))).toBe(code);
  expect(list()).toEqual([]);
});

test.for([
  ["a blank label", { label: "   " }, ["label minLength"]],
  ["a label too long", { label: "x".repeat(41) }, ["label maxLength"]],
  ["a tag without use", { tag: "7" }, ["tag unknown"]],
] as const)("refuses %s with its field's name", ([, fields, rules]) => {
  expect(rulesOf(bookOf().save(fields))).toEqual(rules);
});

test("requires the authenticator code, and keeps it valid after a form error", () => {
  const { api, save, list } = bookOf("mei");
  const { code } = api.control("GET", "authenticator?name=mei").body as { code: string };
  expect(rulesOf(save())).toEqual(["verification.googleCode required"]);
  expect(save({ verification: { googleCode: "123456" } }).error).toMatchObject({
    code: 50002,
    details: "4 attempts left.",
  });
  expect(codeOf(save({ address: "T0", verification: { googleCode: code } }))).toBe(40018);
  expect(list()).toEqual([]);
  expect(codeOf(save({ verification: { googleCode: code } }))).toBeUndefined();
  expect(
    codeOf(save({ address: "TUCV4dzz4K6TarGvAs53doPQgXNBUMvZBB", label: "B", verification: { googleCode: code } })),
  ).toBe(50002);
});

test("neither lists nor removes another user's address", () => {
  const { sandbox, save } = bookOf();
  const { id } = save().result;
  const mei = sandbox.as("mei");
  expect(mei.call("getUserCoinAddress").result).toEqual({ items: [], totalCount: 0, nextCursor: null });
  expect(codeOf(mei.call("delUserCoinAddress", { id }))).toBe(60003);
});

test("sorts by last use, then newest, with filters and pages", () => {
  const { api, save, labels, applied, pass } = bookOf("mei");
  const verification = { googleCode: "000000" };
  save({ label: "First", verification });
  pass(MINUTE);
  save({ label: "Second", address: "TUCV4dzz4K6TarGvAs53doPQgXNBUMvZBB", verification });
  pass(MINUTE);
  save({ label: "Ether", coin: "USDC", network: "ERC20", address: evm, verification });
  expect(labels()).toEqual(["Ether", "Second", "First"]);
  const { rid } = applied();
  api.call("confirmTransactionOut", { rid, verification: { fundPassword: "246810", ...verification } });
  expect(labels()).toEqual(["First", "Ether", "Second"]);
  expect(labels({ Coin: "USDT" })).toEqual(["First", "Second"]);
  expect(labels({ Network: "ERC20" })).toEqual(["Ether"]);
  expect(labels({ Keyword: "SEC" })).toEqual(["Second"]);
  expect(labels({ Keyword: evm.slice(10, 20).toLowerCase() })).toEqual(["Ether"]);
  expect(labels({ SkipCount: 1, MaxResultCount: 1 })).toEqual(["Ether"]);
});

test("saves once for a repeated key", () => {
  const { api, list } = bookOf();
  const send = () =>
    api.call("createUserCoinAddress", { coin, network, address, label: "Vault" }, { idempotencyKey: "save-it-once" });
  expect(send().result).toEqual(send().result);
  expect(list()).toHaveLength(1);
});

test("saves several atomically and reports each wrong row by its field", () => {
  const { api, list } = bookOf();
  const all = (items: object[]) => api.call("importUserCoinAddress", { items });
  const good = { coin, network, address, label: "Vault" };
  const wrong = [
    good,
    { ...good, label: "Again" },
    { ...good, coin: "DOGE", label: "C" },
    { ...good, address: "T1", label: "D" },
    { ...good, address: evm, network: "ERC20", tag: "7", label: "VAULT" },
  ];
  expect(rulesOf(all(wrong))).toEqual([
    "items.1.address unique",
    "items.2.coin unknown",
    "items.3.address format",
    "items.4.tag unknown",
  ]);
  expect(list()).toEqual([]);
  expect(codeOf(all([good, { ...good, address: evm, network: "ERC20", label: "Ether" }]))).toBeUndefined();
  expect(list()).toHaveLength(2);
});

test("needs one authenticator code for all, which stays valid after a row's error", () => {
  const { api, list } = bookOf("mei");
  const { code: googleCode } = api.control("GET", "authenticator?name=mei").body as { code: string };
  const all = (items: object[]) => api.call("importUserCoinAddress", { items, verification: { googleCode } });
  const good = { coin, network, address, label: "Vault" };
  expect(rulesOf(all([good, good]))).toEqual(["items.1.label unique"]);
  expect(codeOf(all([good, { ...good, address: evm, network: "ERC20", label: "Ether" }]))).toBeUndefined();
  expect(list()).toHaveLength(2);
});
