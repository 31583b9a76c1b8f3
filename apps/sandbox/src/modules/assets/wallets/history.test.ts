import { RecordType } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { userAccount, worldAccount } from "../../../ledger/account.ts";
import { MINUTE, moneyOf } from "../../../testing/money.ts";
import { entryDescription } from "../records/entry-description.ts";

type Fields = Record<string, unknown>;

test("a withdrawal freezes and leaves; each entry says what was left", () => {
  const { api, applied, confirm, pass } = moneyOf();
  const { rid, number } = applied({ amount: "12500" });
  confirm(rid);
  pass(2 * MINUTE);
  const { items } = api.call("getUserAssetsHistory", { Coin: "USDT", MaxResultCount: 2 }).result;
  expect(items).toMatchObject([
    {
      type: 1,
      amount: "-12500",
      balanceAfter: "8980.12",
      frozenAfter: "0",
      reference: number,
      remark: null,
      wallet: 0,
    },
    {
      type: 2,
      amount: "-12500",
      balanceAfter: "8980.12",
      frozenAfter: "12500",
      reference: number,
      remark: "Held for a withdrawal",
    },
  ]);
});

test("a cancelled one unfreezes, in the caller's language", () => {
  const { api, applied, cancel } = moneyOf();
  cancel(applied({ amount: "12500" }).id);
  const [newest] = api.call("getUserAssetsHistory", { MaxResultCount: 1 }, { headers: { lang: "zh-CN" } }).result.items;
  expect(newest).toMatchObject({
    type: 3,
    amount: "12500",
    balanceAfter: "21480.12",
    frozenAfter: "0",
    remark: expect.stringContaining("解冻"),
  });
});

test("a bitcoin deposit is a recharge, then frozen until its third block", () => {
  const { api, pass } = moneyOf("verified");
  api.control("POST", "chain/deposit", { name: "verified", coin: "BTC", network: "BTC", amount: "1" });
  pass(30 * MINUTE);
  const { items } = api.call("getUserAssetsHistory", { Coin: "BTC" }).result;
  expect(items.map(({ type, amount, balanceAfter, frozenAfter }) => [type, amount, balanceAfter, frozenAfter])).toEqual(
    [
      [3, "1", "1", "0"],
      [2, "-1", "0", "1"],
      [0, "1", "1", "0"],
    ],
  );
});

test("a transfer between one's wallets is out of one and into the other", () => {
  const { items } = moneyOf().api.call("getUserAssetsHistory", { Coin: "ETH" }).result;
  expect(items.map(({ wallet, type, amount }) => [wallet, type, amount])).toEqual([
    [0, 9, "-2"],
    [4, 8, "2"],
    [0, 9, "-8"],
    [1, 8, "8"],
    [0, 0, "12.405"],
  ]);
});

test("every filter narrows, pages follow each other, ids are unique", () => {
  const { api } = moneyOf();
  const list = (filter: Fields = {}) => api.call("getUserAssetsHistory", filter).result;
  const all = list({ MaxResultCount: 100 }).items;
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect([...all].sort((a, b) => Date.parse(b.time) - Date.parse(a.time))).toEqual(all);
  expect(list({ Type: 0 }).items.every(({ type }) => type === 0)).toBe(true);
  expect(list({ Wallet: 2 }).items.map(({ currency }) => currency)).toEqual(["USD"]);
  expect(list({ SkipCount: 2, MaxResultCount: 3 }).items).toEqual(all.slice(2, 5));
  const time = all[4]?.time;
  expect(list({ StartTime: time }).items.length + list({ EndTime: time }).items.length).toBe(all.length);
});

test("the cloud and cash screens see their own wallet only", () => {
  const { api } = moneyOf();
  expect(api.call("getCloudWalletAssetsHistory").result.items.map(({ wallet, amount }) => [wallet, amount])).toEqual([
    [1, "8"],
  ]);
  expect(api.call("getUserCashAssetsHistory").result.items).toMatchObject([
    { wallet: 2, type: 0, amount: "4200.00", balanceAfter: "4200.00", frozenAfter: "0.00" },
  ]);
});

test("fiat trades and conversions are told apart, though they share record types", () => {
  const { api, world } = moneyOf("verified");
  const main = userAccount("80413", "main", "USDT");
  const house = worldAccount("house", "USDT");
  world.ledger.post(
    "trade",
    [{ from: house, to: main, amount: 5n }],
    entryDescription("quickBuy", "fiatTrade", { number: "F1", id: "rF1" }),
  );
  world.ledger.hold("escrow", main, 3n, entryDescription("freeze", "fiatTrade", { number: "F2", id: "rF2" }));
  world.ledger.post(
    "convert",
    [{ from: main, to: house, amount: 1n }],
    entryDescription("quickSell", "convert", { number: "X1", id: "rX1" }),
  );
  const references = (call: "getUserLegalCurrencyAssetsHistory" | "getConvertAssetsHistory") =>
    api.call(call).result.items.map(({ reference }) => reference);
  expect(references("getUserLegalCurrencyAssetsHistory")).toEqual(["F2", "F1"]);
  expect(references("getConvertAssetsHistory")).toEqual(["X1"]);
});

test("each entry leads to the record behind it, whatever kind that is", () => {
  const { api, world } = moneyOf("verified");
  const main = userAccount("80413", "main", "USDT");
  const house = worldAccount("house", "USDT");
  const areas = ["deposit", "withdrawal", "transfer", "convert", "coinTrade"] as const;
  for (const area of areas)
    world.ledger.post(
      area,
      [{ from: house, to: main, amount: 1n }],
      entryDescription("quickBuy", area, { number: "N", id: area }),
    );
  const links = api.call("getUserAssetsHistory").result.items.map(({ link }) => link);
  expect(links.slice(0, areas.length).toReversed()).toEqual([
    { kind: "deposit", id: "deposit" },
    { kind: "withdrawal", id: "withdrawal" },
    { kind: "transfer", id: "transfer" },
    { kind: "conversion", id: "convert" },
    { kind: "coinTrade", id: "coinTrade" },
  ]);
});

test("an entry nobody gave a type is an adjustment", () => {
  const { api, world } = moneyOf("verified");
  const legs = [{ from: worldAccount("house", "USDT"), to: userAccount("80413", "main", "USDT"), amount: 5n }];
  world.ledger.post("by hand", legs);
  expect(api.call("getUserAssetsHistory").result.items[0]).toMatchObject({
    type: RecordType.assetAdjustment,
    reference: null,
    remark: null,
  });
});

test("deposits and withdrawals in one list, each with its status now", () => {
  const { api, applied, confirm, pass } = moneyOf("verified");
  const list = (filter: Fields = {}) => api.call("getUserDepositWithdrawalAssetsHistory", filter).result.items;
  const { rid, number, id } = applied();
  pass(MINUTE);
  api.control("POST", "chain/deposit", { name: "verified", coin: "TRX", network: "TRX", amount: "99" });
  expect(list()).toMatchObject([
    { type: 0, coin: "TRX", amount: "99", fee: "0", status: 11 },
    { type: 1, id, number, coin: "USDT", amount: "-100", fee: "1", status: 20, txHash: null },
    { type: 0, coin: "USDT", amount: "1000", status: 12, confirmations: 20, confirmationsRequired: 20 },
  ]);
  api.call("sendVerificationCode", { scene: 6 });
  confirm(rid, { fundPassword: "246810", code: "000000" });
  expect(list({ Type: 1 })).toMatchObject([{ id, status: 3 }]);
  expect(list({ Type: 0 })).toHaveLength(2);
  expect(list({ Type: 8 })).toEqual([]);
  expect(list({ Status: [12] })).toHaveLength(1);
  expect(list({ Coin: "TRX" })).toHaveLength(1);
  expect(list({ Keyword: number.slice(0, 9) })).toMatchObject([{ id }]);
});

test("what was booked and taken back is in no list, though a list was read in between", () => {
  const { api, world } = moneyOf("verified");
  const account = userAccount("80413", "main", "USDT");
  const book = (id: string, amount: bigint) =>
    world.ledger.post(id, [{ from: worldAccount("chain", "USDT"), to: account, amount }]);
  const amounts = (Sorting: string) =>
    api.call("getUserAssetsHistory", { Coin: "USDT", Sorting }).result.items.map(({ amount }) => amount);
  const before = amounts("amount asc");
  const refused = () =>
    world.atomic(() => {
      book("first", 1_000_000n);
      book("second", 2_000_000n);
      expect(amounts("time desc").slice(0, 2)).toEqual(["2", "1"]);
      throw new Error("refused");
    });
  expect(refused).toThrow("refused");
  expect(amounts("amount asc")).toEqual(before);
  book("second", 4_000_000n);
  book("third", 3_000_000n);
  expect(amounts("time desc").slice(0, 2)).toEqual(["3", "4"]);
  expect(amounts("amount asc")).toEqual(["3", "4", ...before]);
});
