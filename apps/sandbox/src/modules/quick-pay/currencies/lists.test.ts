import * as contract from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { TestSandbox } from "../../../testing/client.ts";

const sandbox = TestSandbox.start();
const api = sandbox.stranger();
const zh = { headers: { lang: "zh-CN" } };

test("lists every numbered enumeration of the contract with both labels", () => {
  const isNumbered = (value: unknown) =>
    typeof value === "object" && value !== null && Object.values(value).every((each) => typeof each === "number");
  const numbered = Object.entries(contract).filter(([name, value]) => /^[A-Z]/.test(name) && isNumbered(value));
  const listed = api.call("getEnum").result;
  expect(listed.map(({ name }) => name).sort()).toEqual(numbered.map(([name]) => name).sort());
  for (const { name, values } of listed) {
    const expected = Object.fromEntries(numbered)[name];
    expect(Object.fromEntries(values.map(({ key, value }) => [key, value]))).toEqual(expected);
    expect(values.map(({ value }) => value)).toEqual(values.map(({ value }) => value).sort((a, b) => a - b));
    for (const { labels } of values) {
      expect(labels.en).toMatch(/^[\x20-\x7e]+$/);
      expect(labels["zh-CN"]).toMatch(/\p{Script=Han}/u);
    }
  }
});

test("lists currencies in the language of the request, the only default first", () => {
  const pricing = api.call("getLegalPricingCurrencyList").result;
  expect(pricing.map(({ isDefault }) => isDefault)).toEqual([true, false, false, false, false]);
  expect(pricing[0]).toMatchObject({ currency: "USD", symbol: "$", scale: 2 });
  const currencies = api.call("getLegalCurrencyList", {}, zh).result;
  expect(currencies.map(({ currency }) => currency)).toEqual(["USD", "EUR", "GBP", "HKD", "CNY"]);
  expect(currencies[0]?.name).toMatch(/\p{Script=Han}/u);
});

test("names existing coins and currencies in pairs and card terms", () => {
  const { items } = sandbox.as("fresh").call("getCoinConfigList").result;
  const scaleOf = (code: string) => items.find(({ coin }) => coin === code)?.scale;
  const pairs = api.call("getLegalCurrencyCoinConfig").result;
  expect(pairs).toHaveLength(20);
  for (const { coin, legalCurrency, coinScale, legalCurrencyScale, paymentWindowSeconds } of pairs)
    expect([coinScale, legalCurrencyScale, paymentWindowSeconds]).toEqual([scaleOf(coin), scaleOf(legalCurrency), 900]);
  const cards = api.call("getLegalCreditCurrencyCoinList").result;
  expect(cards.map(({ legalCurrency }) => legalCurrency)).toEqual(["USD", "EUR", "GBP", "HKD"]);
  for (const card of cards) {
    expect(card).toMatchObject({ feePercent: "5", feeMaximumUsd: "10.00", rateHoldSeconds: 180 });
    expect(card.coins.every((coin) => scaleOf(coin) !== undefined)).toBe(true);
  }
});
