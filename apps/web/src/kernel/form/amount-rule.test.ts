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
])("%s breaks %s", (amount, text) => expect(breach(amount, bounds)?.text).toBe(text));

it("takes what lies inside, bounds included", () => {
  expect(breach("10", bounds)).toBeUndefined();
  expect(breach("20000", bounds)).toBeUndefined();
  expect(breach("50000.01", { ...bounds, balance: "99999" })?.values).toEqual({ limit: "50,000", unit: "USDT" });
});
