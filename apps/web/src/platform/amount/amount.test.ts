import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  add,
  compare,
  decimalsOf,
  formatAmount,
  formatWorth,
  isZero,
  multiply,
  percentOf,
  subtract,
  truncate,
  within,
} from "./amount.ts";

const amount = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.integer({ min: 0, max: 18 }))
  .map(([units, scale]) => {
    const digits = units.toString().padStart(scale + 1, "0");
    return scale ? `${digits.slice(0, -scale)}.${digits.slice(-scale)}` : digits;
  });

describe("arithmetic", () => {
  it("keeps every digit", () => {
    expect(add("0.1", "0.2")).toBe("0.3");
    expect(subtract("134999999.99999999", "0.00000001")).toBe("134999999.99999998");
    expect(multiply("0.84210377", "68774.31")).toBe("57915.1057301487");
    expect(percentOf("1", "3")).toMatch(/^33\.3{30,}$/);
    expect(percentOf("1", "0")).toBe("0");
  });
  it("adds and subtracts back to the same amount", () => {
    fc.assert(fc.property(amount, amount, (a, b) => compare(subtract(add(a, b), b), a) === 0));
  });
  it("rejects invalid amounts", () => {
    expect(() => compare("abc", "1")).toThrow();
  });
});

describe("truncate", () => {
  it("never rounds, and pads", () => {
    expect(truncate("1.059")).toBe("1.05");
    expect(truncate("1.999", 0)).toBe("1");
    expect(truncate("5", 4)).toBe("5.0000");
    expect(truncate("-0.001")).toBe("0.00");
    expect(truncate("0.000000000000000001", 18)).toBe("0.000000000000000001");
  });
  it("never exceeds the amount and is less than one step below it", () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 18 }), (a, decimals) => {
        const cut = truncate(a, decimals);
        const rest = subtract(a, cut);
        return compare(cut, a) <= 0 && compare(rest, `0.${"1".padStart(decimals, "0")}`) < 0;
      }),
    );
  });
});

describe("format", () => {
  it("groups thousands and keeps eighteen decimals", () => {
    expect(formatAmount("123456789.123456789012345678", { decimals: 18 })).toBe("123,456,789.123456789012345678");
    expect(formatAmount("21480.129", { locale: "zh-CN" })).toBe("21,480.12");
  });
  it("formats a fiat worth with its symbol and a coin with its name", () => {
    expect(formatWorth("57914.089", "USD")).toBe("$57,914.08");
    expect(formatWorth("57914.089", "CNY", "zh-CN")).toBe("¥57,914.08");
    expect(formatWorth("1.23456", "BTC")).toBe("1.2345 BTC");
  });
  it("shows an amount that is too small for the decimals", () => {
    expect(formatAmount("0.00001", { decimals: 4 })).toBe("<0.0001");
    expect(formatAmount("-0.001")).toBe(">-0.01");
    expect(formatAmount("0")).toBe("0.00");
  });
});

it("compares an amount with its bounds", () => {
  expect(within("9.99", { min: "10" })).toBe("below");
  expect(within("10", { min: "10", max: "10.0" })).toBe("inside");
  expect(within("10.000000000000000001", { max: "10" })).toBe("above");
  expect(decimalsOf("1.2300")).toBe(2);
  expect(isZero("0.000")).toBe(true);
});
