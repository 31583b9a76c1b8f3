import { expect, test } from "vitest";
import { HOUR, moneyOf } from "../../testing/money.ts";
import { codeOf } from "../../testing/refusals.ts";

/** 23:30 UTC, so that the day turns before the requests expire. */
const LATE = Date.UTC(2026, 10, 21, 23, 30);
const usdc = { coin: "USDC", network: "ERC20", address: "0x3a00cc9aBDF8C2c3e9f83149572d34420914d617" };

function dailyOf(money: ReturnType<typeof moneyOf>, coin = "USDC") {
  const { dailyLimit, dailyUsed, dailyRemaining } =
    money.api.call("getAssets").result.items.find((item) => item.coin === coin) ?? {};
  return [dailyLimit, dailyUsed, dailyRemaining];
}

test("what was asked for counts from the request on, and the refusal says what is left", () => {
  const money = moneyOf("enterprise");
  expect(dailyOf(money)).toEqual(["200000", "0", "200000"]);
  money.applied({ ...usdc, amount: "100000" });
  money.applied({ ...usdc, amount: "60000.5" });
  expect(dailyOf(money)).toEqual(["200000", "160000.5", "39999.5"]);
  const { error } = money.apply({ ...usdc, amount: "39999.500001" });
  expect(error).toMatchObject({ code: 40015, details: "Left today: 39999.5 USDC." });
  expect(codeOf(money.apply({ ...usdc, amount: "39999.5" }))).toBeUndefined();
  expect(dailyOf(money)).toEqual(["200000", "200000", "0"]);
});

test("cancelled and expired ones don't count", () => {
  const money = moneyOf("enterprise", { startAt: Date.UTC(2026, 10, 21, 8) });
  const first = money.applied({ ...usdc, amount: "100000" });
  money.applied({ ...usdc, amount: "50000" });
  money.cancel(first.id);
  expect(dailyOf(money)).toEqual(["200000", "50000", "150000"]);
  money.pass(HOUR);
  expect(dailyOf(money)).toEqual(["200000", "0", "200000"]);
});

test("the day turns at midnight UTC", () => {
  const money = moneyOf("enterprise", { startAt: LATE });
  money.applied({ ...usdc, amount: "100000" });
  money.applied({ ...usdc, amount: "100000" });
  money.pass(HOUR / 2 - 1);
  expect(codeOf(money.apply({ ...usdc, amount: "20" }))).toBe(40015);
  money.pass(1);
  expect(dailyOf(money)).toEqual(["200000", "0", "200000"]);
  expect(codeOf(money.apply({ ...usdc, amount: "20" }))).toBeUndefined();
  expect(dailyOf(money)).toEqual(["200000", "20", "199980"]);
});

test("each coin has its own day, over all its networks", () => {
  const money = moneyOf("enterprise");
  money.applied({ ...usdc, amount: "200" });
  expect(dailyOf(money, "USDT")).toEqual(["200000", "0", "200000"]);
  expect(dailyOf(money, "BTC")).toEqual(["5", "0", "5"]);
});

test("it depends on identity verification, and fiat has none", () => {
  expect(dailyOf(moneyOf("fresh"))).toEqual(["0", "0", "0"]);
  expect(dailyOf(moneyOf("mei"), "USD")).toEqual([null, null, null]);
});

test("on the first day of 1970 too, where the day began at zero: a world file may bring any clock", () => {
  const money = moneyOf("enterprise", { startAt: HOUR });
  money.applied({ ...usdc, amount: "100" });
  expect(dailyOf(money)).toEqual(["200000", "100", "199900"]);
  expect(money.api.call("getTransferTerms", { coin: "USDT", fromWallet: 0, recipient: "user" }).status).toBe(200);
});
