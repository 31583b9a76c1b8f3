import fc from "fast-check";
import { expect, it } from "vitest";
import { add, compare, decimalsOf, multiply, truncate } from "../../../platform/amount/amount.ts";
import { afterFee, feeOf, sumAt } from "./trade.ts";

const usdt = { coinScale: 6, legalCurrencyScale: 2 };
const cents = fc
  .bigInt({ min: 1000n, max: 700_000n })
  .map((minor) => `${minor / 100n}.${String(minor % 100n).padStart(2, "0")}`);
const prices = fc.bigInt({ min: 1000n, max: 2_000_000n }).map((minor) => multiply(String(minor), "0.0001"));

it("pays 500.00 when the user types 500.00", () => {
  expect(sumAt({ by: "amount", size: "500" }, "0.7873", usdt)).toEqual({ quantity: "635.081926", amount: "500" });
  expect(sumAt({ by: "quantity", size: "1000" }, "0.7851", usdt)).toEqual({ quantity: "1000", amount: "785.1" });
});

it("keeps the amount at the truncated product, so that no order is refused with 60025", () => {
  fc.assert(
    fc.property(cents, prices, (size, price) => {
      const { quantity, amount } = sumAt({ by: "amount", size }, price, usdt);
      expect(compare(amount, truncate(multiply(quantity, price), 2))).toBe(0);
      expect(decimalsOf(quantity)).toBeLessThanOrEqual(6);
      expect(compare(amount, size)).toBeLessThanOrEqual(0);
    }),
  );
});

it("keeps the typed amount where a coin's unit is worth less than a cent", () => {
  fc.assert(
    fc.property(cents, prices, (size, price) => {
      expect(compare(sumAt({ by: "amount", size }, price, usdt).amount, size)).toBe(0);
    }),
  );
});

it("splits the whole into fee and rest", () => {
  const sum = { quantity: "635.081926", amount: "500" };
  expect(feeOf(sum, "0.25", 6)).toBe("1.587704");
  expect(add(feeOf(sum, "0.25", 6), afterFee(sum, "0.25", 6))).toBe(sum.quantity);
  expect(afterFee(sum, "0", 6)).toBe(sum.quantity);
});
