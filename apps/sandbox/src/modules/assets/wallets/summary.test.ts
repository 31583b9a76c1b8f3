import { expect, test } from "vitest";
import { parseAmount } from "../../../ledger/amount.ts";
import { HOUR, moneyOf } from "../../../testing/money.ts";
import { rulesOf } from "../../../testing/refusals.ts";
import { users } from "../../auth/user/user.ts";

const DAY = 24 * HOUR;
const cents = (text: string) => parseAmount(text, 2) ?? 0n;

test("the total is the one of the holdings, and the last point of the line", () => {
  const { api, pass, world } = moneyOf();
  for (const wait of [0, 7 * HOUR, 3 * DAY]) {
    pass(wait);
    const { total, history, at } = api.call("getAssetsSummary").result;
    expect(total).toBe(api.call("getAssets").result.total);
    expect(history.at(-1)).toEqual({ time: world.clock.iso(), value: total });
    expect(at).toBe(world.clock.iso());
  }
});

test("replies of one tick agree to the cent, and say by the same moment that they do", () => {
  const { api, pass } = moneyOf();
  const read = () =>
    (["getAssetsSummary", "getAssets", "getAssetDistribution"] as const).map((call) => {
      const { at, total } = api.call(call).result;
      return `${at} ${total}`;
    });
  const first = read();
  expect(new Set(first).size).toBe(1);
  pass(9999);
  expect(read()).toEqual(first);
  pass(1);
  const [next] = read();
  expect(new Set(read())).toEqual(new Set([next]));
  expect(next).not.toBe(first[0]);
});

test("frozen amounts count, and a withdrawal leaves the total when it is sent", () => {
  const { api, applied, confirm, pass } = moneyOf();
  const total = () => api.call("getAssetsSummary").result.total;
  const before = total();
  const { rid } = applied({ amount: "100" });
  expect(total()).toBe(before);
  confirm(rid);
  const amountNow = () => api.call("getAssets").result.items.find(({ coin }) => coin === "USDT")?.value;
  expect(amountNow()).toBe("21480.12");
  pass(60_000);
  expect(amountNow()).toBe("21380.12");
});

test.for([1, 7, 30, 365])("over %i days the points are even, at most 200, from then to now", (days) => {
  const { api, world } = moneyOf();
  const { history } = api.call("getAssetsSummary", { days }).result;
  const times = history.map(({ time }) => Date.parse(time));
  expect(times.length).toBeLessThanOrEqual(200);
  expect(times.length).toBeGreaterThan(20);
  expect(times[0]).toBe(world.clock.now() - days * DAY);
  const steps = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1);
});

test("a point shows what was held then, at the prices of then", () => {
  const { api, world, pass } = moneyOf("verified");
  const before = api.call("getAssetsSummary", { days: 1 }).result;
  expect(before.total).toBe("1000.00");
  pass(6 * HOUR);
  api.control("POST", "chain/deposit", { name: "verified", coin: "USDT", network: "TRC20", amount: "500" });
  pass(HOUR);
  const depositedAt = world.clock.now() - HOUR;
  for (const { time, value } of api.call("getAssetsSummary", { days: 1 }).result.history)
    expect(value).toBe(Date.parse(time) < depositedAt + 60_000 ? "1000.00" : "1500.00");
});

test("the line begins at nothing, before the account had anything", () => {
  const { history } = moneyOf().api.call("getAssetsSummary", { days: 60 }).result;
  expect(history[0]?.value).toBe("0.00");
  expect(moneyOf("fresh").api.call("getAssetsSummary").result).toMatchObject({
    total: "0.00",
    change24h: "0.00",
    changePercent24h: "0.00",
  });
});

test("the day's change is what prices did; a deposit is left out", () => {
  const { api, pass } = moneyOf("enterprise");
  pass(5 * HOUR);
  const before = api.call("getAssetsSummary", { days: 1 }).result;
  // Nothing moved in the past day, so the line's ends differ by prices alone.
  expect(cents(before.history[0]?.value ?? "")).toBe(cents(before.total) - signedCents(before.change24h));
  api.control("POST", "chain/deposit", { name: "enterprise", coin: "USDC", network: "ERC20", amount: "500000" });
  const changeWithout = api.call("getAssetsSummary").result.change24h;
  pass(144_000);
  const credited = api.call("getAssetsSummary").result;
  expect(cents(credited.total)).toBeGreaterThan(cents(before.total) + 40_000_000n);
  expect(signedCents(credited.change24h) - signedCents(changeWithout)).toBeLessThan(40_000_000n);
});
const signedCents = (text: string) => (text.startsWith("-") ? -cents(text.slice(1)) : cents(text));

test("the same total in other currencies, and in one asked for", () => {
  const { api, world } = moneyOf();
  const { alternatives, currency } = api.call("getAssetsSummary").result;
  expect([currency, ...alternatives.map((each) => each.currency)]).toEqual(["USD", "BTC", "EUR", "GBP", "HKD", "CNY"]);
  for (const { total, change24h, changePercent24h, ...each } of alternatives)
    expect(api.call("getAssetsSummary", { currency: each.currency }).result).toMatchObject({
      total,
      change24h,
      changePercent24h,
    });
  world.table(users).update("80412", { pricingCurrency: "EUR" });
  expect(api.call("getAssetsSummary").result.currency).toBe("EUR");
});

test("more than a year and less than a day are refused by name", () => {
  const { api } = moneyOf();
  expect(rulesOf(api.call("getAssetsSummary", { days: 366 }))).toEqual(["days maximum"]);
  expect(rulesOf(api.call("getAssetsSummary", { days: 0 }))).toEqual(["days minimum"]);
  expect(rulesOf(api.call("getAssetsSummary", { days: "a week" }))).toEqual(["days type"]);
});

test.for(["USD", "BTC", "CNY"])("in %s the wallets' parts add up to the total and to 100 percent", (currency) => {
  const { api, pass } = moneyOf();
  for (const wait of [0, 5 * HOUR, 2 * DAY]) {
    pass(wait);
    const { total, wallets, scale } = api.call("getAssetDistribution", { currency }).result;
    const minor = (text: string, decimals: number) => parseAmount(text, decimals) ?? -1n;
    expect(wallets.map(({ wallet }) => wallet)).toEqual([0, 1, 2, 4]);
    expect(wallets.reduce((sum, { value }) => sum + minor(value, scale), 0n)).toBe(minor(total, scale));
    expect(wallets.reduce((sum, { percent }) => sum + minor(percent, 2), 0n)).toBe(10_000n);
    expect(total).toBe(api.call("getAssetsSummary", { currency }).result.total);
  }
});

test("merchants have a merchant wallet; who has nothing has parts of nothing", () => {
  const walletsOf = (name: "merchant" | "cashier" | "fresh") =>
    moneyOf(name).api.call("getAssetDistribution").result.wallets;
  expect(walletsOf("merchant").map(({ wallet, value }) => `${wallet} ${value}`)).toEqual([
    "0 30000.00",
    "1 0.00",
    "2 0.00",
    "3 20000.00",
    "4 0.00",
  ]);
  expect(walletsOf("cashier")).toHaveLength(5);
  expect(walletsOf("fresh").map(({ percent }) => percent)).toEqual(["0.00", "0.00", "0.00", "0.00"]);
});
