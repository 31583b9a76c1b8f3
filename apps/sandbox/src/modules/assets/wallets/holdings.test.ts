import { expect, test } from "vitest";
import { convertAmount, parseAmount } from "../../../ledger/amount.ts";
import { HOUR, moneyOf } from "../../../testing/money.ts";
import { codeOf, rulesOf } from "../../../testing/refusals.ts";
import { coins } from "../coins/coin.ts";

const cents = (text: string) => parseAmount(text, 2) ?? 0n;
const sum = (parts: readonly bigint[]) => parts.reduce((total, part) => total + part, 0n);

test("a row for everything listed, greatest value first, and a total that is their sum", () => {
  const { api, world } = moneyOf();
  const { result } = api.call("getAssets");
  expect(result).toMatchObject({ currency: "USD", currencyScale: 2, total: "124636.76" });
  expect(result.items.map(({ coin }) => coin).slice(0, 5)).toEqual(["BTC", "ETH", "USDT", "USD", "TRX"]);
  expect(result.items).toHaveLength(world.table(coins).size);
  expect(sum(result.items.map(({ value }) => cents(value)))).toBe(cents(result.total));
  for (const { line7d, price } of result.items) {
    expect(line7d).toHaveLength(8);
    expect(line7d.at(-1)).toBe(price);
  }
});

test("a value is the price times the amount, cut and never rounded", () => {
  const { api, pass } = moneyOf();
  for (const hours of [0, 5, 31]) {
    pass(hours * HOUR);
    for (const { available, frozen, scale, price, value } of api.call("getAssets").result.items) {
      const amount = (parseAmount(available, scale) ?? 0n) + (parseAmount(frozen, scale) ?? 0n);
      expect(cents(value)).toBe(convertAmount(amount, scale, price, 2));
    }
  }
});

test("the balance by wallet adds up, and one wallet can be looked at alone", () => {
  const { api } = moneyOf();
  const ethOf = (Wallet?: number) =>
    api.call("getAssets", Wallet === undefined ? {} : { Wallet }).result.items.find(({ coin }) => coin === "ETH");
  expect(ethOf()).toMatchObject({
    available: "12.405",
    wallets: [
      { wallet: 0, available: "2.405" },
      { wallet: 1, available: "8" },
      { wallet: 4, available: "2" },
    ],
  });
  expect(ethOf(1)).toMatchObject({ available: "8", value: "25003.60", wallets: [{ wallet: 1, available: "8" }] });
  expect(ethOf(3)).toMatchObject({ available: "0", value: "0.00", wallets: [{ wallet: 3 }] });
});

test("an empty account still sees every row", () => {
  const { api, world } = moneyOf("fresh");
  const { result } = api.call("getAssets");
  expect(result.total).toBe("0.00");
  expect(result.items.map(({ coin }) => coin)).toEqual(
    world
      .table(coins)
      .all()
      .map(({ coin }) => coin),
  );
  expect(result.items[0]).toMatchObject({ coin: "BTC", available: "0", wallets: [{ wallet: 0, available: "0" }] });
});

test("everything can be valued in another currency, a coin too", () => {
  const { api, world } = moneyOf();
  const inBtc = api.call("getAssets", { currency: "BTC" }).result;
  expect(inBtc).toMatchObject({ currency: "BTC", currencyScale: 8 });
  expect(inBtc.items[0]).toMatchObject({ coin: "BTC", price: "1", value: "0.84210377", changePercent24h: "0" });
  expect(codeOf(api.call("getAssets", { currency: "DOGE" }))).toBe(40001);
  expect(rulesOf(api.call("getAssets", { currency: "usd" }))).toEqual(["currency pattern"]);
  expect(rulesOf(api.call("getAssets", { Wallet: 5 }))).toEqual(["Wallet enum"]);
  world.table(coins).update("BTC", { hasRate: false });
  for (const call of [
    "getAssets",
    "getAssetsSummary",
    "getAssetDistribution",
    "getCloudWalletAssets",
    "getConvertAssets",
  ] as const)
    expect(codeOf(api.call(call))).toBe(60012);
});

test("the cloud and cash screens each see the coins their wallet can hold", () => {
  const { api } = moneyOf();
  const rows = (call: "getCloudWalletAssets" | "getCashAssets") => {
    const { wallet, total, items } = api.call(call).result;
    expect(sum(items.map(({ value }) => cents(value)))).toBe(cents(total));
    return [wallet, total, items.map(({ coin }) => coin).join(" ")];
  };
  expect(rows("getCloudWalletAssets")).toEqual([1, "25003.60", "ETH BTC USDT USDC TRX XRP"]);
  expect(rows("getCashAssets")).toEqual([2, "4200.00", "USD EUR GBP HKD CNY"]);
});

test("what can be paid with is coins in the main wallet and fiat in the cash wallet, at the prices of now", () => {
  const { api } = moneyOf();
  const { total, items } = api.call("getConvertAssets").result;
  expect(sum(items.map(({ value }) => cents(value)))).toBe(cents(total));
  expect([total, items.map(({ coin }) => coin).join(" ")]).toEqual([
    "93382.26",
    "BTC USDT ETH USD TRX USDC XRP EUR GBP HKD CNY",
  ]);
  const of = (coin: string) => items.find((item) => item.coin === coin);
  expect(of("USD")).toMatchObject({ wallet: 2, available: "4200.00", price: "1", value: "4200.00" });
  expect(of("BTC")).toMatchObject({ wallet: 0, price: "68773.1" });
});

test("names come in the language of the request", () => {
  const { api } = moneyOf();
  const nameIn = (lang: string) => api.call("getCoinConfigList", {}, { headers: { lang } }).result.items[0]?.name;
  expect([nameIn("en"), nameIn("zh-CN")]).toEqual(["Bitcoin", "比特币"]);
});

test("the catalogue shows what was closed a moment ago, and nothing of the inside", () => {
  const { api } = moneyOf();
  const networkOf = () => api.call("getCoinConfigList").result.items.find(({ coin }) => coin === "USDT")?.networks[0];
  expect(networkOf()).toMatchObject({ network: "TRC20", withdrawEnabled: true, withdrawMin: "10" });
  api.control("PUT", "market/network", {
    coin: "USDT",
    network: "TRC20",
    withdrawEnabled: false,
    depositEnabled: false,
  });
  expect(networkOf()).toMatchObject({ withdrawEnabled: false, depositEnabled: false });
  expect(api.call("getCoinConfigList").result.items.find(({ coin }) => coin === "USD")?.networks).toEqual([]);
});

test("an amount is valued at the rate shown, cut to the other's scale", () => {
  const { api } = moneyOf();
  const convert = (from: string, to: string, amount: string) => api.call("getAssetConversion", { from, to, amount });
  expect(convert("BTC", "USD", "0.5").result).toMatchObject({ converted: "34386.55", rate: "68773.1", amount: "0.5" });
  expect(convert("USDT", "BTC", "0.000001").result.converted).toBe("0");
  expect(convert("USD", "USDT", "0").result.converted).toBe("0");
  expect(rulesOf(convert("USD", "BTC", "0.001"))).toEqual(["amount scale"]);
  expect(rulesOf(convert("BTC", "TRX", "9".repeat(30)))).toEqual(["amount maximum"]);
  expect(codeOf(convert("DOGE", "BTC", "1"))).toBe(40001);
  api.control("PUT", "market/rate", { coin: "ETH", hasRate: false });
  expect(codeOf(convert("ETH", "USD", "1"))).toBe(60012);
  expect(codeOf(convert("USD", "ETH", "1"))).toBe(60012);
});

test("the cloud wallet's key has shares once the wallet was used", () => {
  expect(moneyOf("fresh").api.call("getUserMpcInfo").result).toEqual({
    enabled: false,
    threshold: 0,
    keyShares: [
      { holder: "platform", status: "missing", updatedAt: null },
      { holder: "device", status: "missing", updatedAt: null },
      { holder: "backup", status: "missing", updatedAt: null },
    ],
  });
  const { enabled, threshold, keyShares } = moneyOf("mei").api.call("getUserMpcInfo").result;
  expect([enabled, threshold]).toEqual([true, 2]);
  expect(keyShares[0]).toMatchObject({ holder: "platform", status: "active", updatedAt: "2026-10-10T14:02:11.000Z" });
});
