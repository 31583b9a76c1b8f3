import { expect, test } from "vitest";
import { TestSandbox } from "../../../testing/client.ts";
import { codeOf, rulesOf } from "../../../testing/refusals.ts";
import { done } from "../../../testing/scene.ts";
import { networkOf } from "../../assets/coins/exports.ts";
import { channelFee, channelOf } from "./channel.ts";
import { priceRate } from "./rate-setting.ts";

const pair = { fiatCurrency: "EUR", collectionCurrency: "USDT" };

test("shows a merchant's own rate beside the market's and applies it until it is deleted", () => {
  const sandbox = TestSandbox.start();
  const api = sandbox.as("merchant");
  const { rate: reference } = done(api, "getReferenceExchangeRate", pair);
  const made = done(api, "createMerchantRateSetting", { ...pair, rate: "1" });
  expect(made).toMatchObject({ rate: "1", referenceRate: reference });
  expect(Number(made.deviationPercent)).toBeCloseTo((1 / Number(reference) - 1) * 100, 1);
  expect(priceRate(sandbox.world(), "80431", "EUR", "USDT")).toBe(100_000_000n);
  expect(done(sandbox.as("cashier"), "getMerchantRateSettings").items).toEqual([made]);
  expect(done(api, "updateMerchantRateSetting", { id: made.id, rate: "0.9" }).deviationPercent).toMatch(/^-2\.4/);
  done(api, "deleteMerchantRateSetting", { id: made.id });
  expect(done(api, "getMerchantRateSettings").items).toEqual([]);
});

test("refuses a rate far from the market or too fine, and any rate of a cashier", () => {
  const sandbox = TestSandbox.start();
  const set = (rate: string) => sandbox.as("merchant").call("createMerchantRateSetting", { ...pair, rate });
  expect(rulesOf(set("92"))).toEqual(["rate range"]);
  expect(rulesOf(set("0"))).toEqual(["rate range"]);
  expect(rulesOf(set("0.123456789"))).toEqual(["rate scale"]);
  const byCashier = sandbox.as("cashier").call("createMerchantRateSetting", { ...pair, rate: "0.92" });
  expect(codeOf(byCashier)).toBe(403);
});

test("truncates the channel's fee, with a minimum, and never above the amount", () => {
  const world = TestSandbox.start().world();
  const channel = channelOf(world, 2, networkOf(world, "USDT", "TRC20"));
  expect([456_521_739n, 1_000_000n, 50_000n].map((each) => channelFee(world, channel, each))).toEqual([
    3_652_173n,
    100_000n,
    50_000n,
  ]);
});

test("lists channels by kind and coin, with the receipt currency first", () => {
  const api = TestSandbox.start().as("merchant");
  const rows = done(api, "getMerchantChannelRates", { Kind: 2, Coin: "USDT" }).items;
  expect(rows.map(({ network, ratePercent, dailyLimit }) => [network, ratePercent, dailyLimit])).toEqual([
    ["TRC20", "0.8", null],
    ["ERC20", "0.8", null],
  ]);
  expect(done(api, "getMerchantSettlementCoinList").items[0]).toMatchObject({ coin: "USDC", isReceiptCurrency: true });
});
