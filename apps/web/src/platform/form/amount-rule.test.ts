import { expect, it } from "vitest";
import { breach } from "./amount-rule.ts";

const bounds = { unit: "USDT", decimals: 6, balance: "21480.12", min: "10", max: "50000", remaining: "20000" };

it.each([
  ["", "form.amountMissing"],
  ["1e5", "form.amountFormat"],
  ["-1", "form.amountFormat"],
  ["0.00", "form.amountZero"],
  ["10.1234567", "form.amountDecimals"],
  ["9.99", "form.amountBelow"],
  ["21480.120001", "form.amountBalance"],
  ["20000.01", "form.amountRemaining"],
])("reports that %s breaks %s", (amount, text) => expect(breach(amount, bounds)?.text).toBe(text));

it("accepts amounts inside the bounds", () => {
  expect(breach("10.123456", bounds)).toBeUndefined();
  expect(breach("20000", bounds)).toBeUndefined();
});

it.each([
  ["min", "9.999999", "form.amountBelow"],
  ["balance", "10.000001", "form.amountBalance"],
  ["max", "10.000001", "form.amountAbove"],
  ["remaining", "10.000001", "form.amountRemaining"],
] as const)("includes %s and reports the smallest excess with its figure", (bound, beyond, text) => {
  const alone = { unit: "USDT", decimals: 6, [bound]: "10" };
  expect(breach("10", alone)).toBeUndefined();
  expect(breach(beyond, alone)).toEqual({ text, values: { limit: "10", unit: "USDT" } });
});

it("checks only the format without bounds", () => {
  for (const amount of ["0.000001", "99999999"]) expect(breach(amount, { unit: "USDT", decimals: 6 })).toBeUndefined();
  expect(breach("0.0000001", { unit: "USDT", decimals: 6 })).toEqual({
    text: "form.amountDecimals",
    values: { decimals: 6, unit: "USDT" },
  });
});

it("accepts one format: up to 30 digits before the point, 18 after it, and no spaces", () => {
  const form = (amount: string) => breach(amount, { unit: "USDT", decimals: 18 })?.text;
  const odd = ["01", "00.1", "1.", ".5", "x1", "1x", " 1", "1 ", "1,5", "1.5.5", "9".repeat(31), `0.${"1".repeat(19)}`];
  expect(odd.map(form)).toEqual(odd.map(() => "form.amountFormat"));
  const plain = ["1", "10", "0.1", "105", "9".repeat(30), `0.${"1".repeat(18)}`];
  expect(plain.map(form)).toEqual(plain.map(() => undefined));
});
