import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compare, formatAmount } from "./money.ts";
import { filterTyped, parseAmount } from "./money-input.ts";

describe("parseAmount", () => {
  it.each([
    ["12500", "12500"],
    ["0,5", "0.5"],
    ["1,234", "1.234"],
    [".5", "0.5"],
    ["5.", "5"],
    ["007.50", "7.5"],
    ["1,234.56", "1234.56"],
    ["1.234,56", "1234.56"],
    ["1 234,56", "1234.56"],
    ["1’234.56", "1234.56"],
    ["1,234,567", "1234567"],
    ["12,345.00 USDT", "12345"],
    ["１２．５", "12.5"],
    ["٣٫٥", "3.5"],
    ["۱۲۳", "123"],
    ["3。5", "3.5"],
    ["0.000000000000000001", "0.000000000000000001"],
  ])("%s is %s", (text, amount) => expect(parseAmount(text)).toBe(amount));

  it.each([
    "",
    ".",
    ",",
    "abc",
    "1e5",
    "-1",
    "+1",
    "1.2.3,4",
    "12,34,567",
    "1,23.4",
    "0x10",
    "1..2",
    "∞",
    "NaN",
    "1.234,567,8",
  ])("%s is nothing", (text) => expect(parseAmount(text)).toBeUndefined());

  it("reads a pasted thousand as a thousand, and a typed one as decimals", () => {
    expect(parseAmount("12,500", { grouped: true })).toBe("12500");
    expect(parseAmount("0,500", { grouped: true })).toBe("0.5");
    expect(parseAmount("12,50", { grouped: true })).toBe("12.5");
  });

  it("reads back what we show", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.integer({ min: 0, max: 8 }), (units, decimals) => {
        const shown = formatAmount(units.toString(), { decimals });
        const read = parseAmount(shown, { grouped: true });
        return read !== undefined && compare(read, units.toString()) === 0;
      }),
    );
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.string(), (text) => parseAmount(text) === undefined || /^\d/.test(parseAmount(text) ?? "")),
    );
  });
});

describe("filterTyped", () => {
  it("keeps digits and one dot", () => {
    expect(filterTyped("1a2,3.4", 2)).toBe("12.34");
    expect(filterTyped("1.23456", 2)).toBe("1.23");
    expect(filterTyped("1.5", 0)).toBe("1");
    expect(filterTyped("-5")).toBe("5");
    expect(filterTyped("１。５")).toBe("1.5");
  });
});
