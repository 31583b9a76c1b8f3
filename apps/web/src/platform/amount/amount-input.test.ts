import { BigNumber } from "bignumber.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amounts, regions, writtenIn } from "../../../test/written-amounts.ts";
import { compare, formatAmount } from "./amount.ts";
import { filterTyped, isDoubtful, parseAmount } from "./amount-input.ts";

describe("parseAmount", () => {
  it.each([
    ["12500", "12500"],
    ["0,5", "0.5"],
    ["1,234", "1234"],
    ["12,50", "12.5"],
    ["0,500", "0.5"],
    ["1234,567", "1234.567"],
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
    ["1e5", "100000"],
    ["1.5E-7", "0.00000015"],
    ["1E-18", "0.000000000000000001"],
  ])("reads %s as %s", (text, amount) => expect(parseAmount(text)).toBe(amount));

  it.each([
    "",
    ".",
    ",",
    "abc",
    "1e",
    "-1e5",
    "1e500",
    "1,5e3",
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
  ])("rejects %s", (text) => expect(parseAmount(text)).toBeUndefined());

  it.each([
    ["12,500", true],
    ["0,5", true],
    ["12.500", true],
    ["12500", false],
    ["12.50", false],
    ["0.500", false],
    ["1234.500", false],
  ])("marks %s as ambiguous: %s", (text, doubtful) => expect(isDoubtful(text)).toBe(doubtful));

  it("reads back its own formatted amounts", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.integer({ min: 0, max: 8 }), (units, decimals) => {
        const shown = formatAmount(units.toString(), { decimals });
        const read = parseAmount(shown);
        return read !== undefined && compare(read, units.toString()) === 0;
      }),
    );
  });

  it.each(regions)("reads 30 amounts in the format of %s, or marks them as ambiguous", (region) => {
    expect(new Set(amounts).size).toBe(30);
    for (const amount of amounts) {
      const written = writtenIn(region, amount);
      const read = parseAmount(written);
      expect([written, read === amount || isDoubtful(written)]).toEqual([written, true]);
      // Only thousands are ambiguous: "1.234", where a dot groups.
      if (read !== amount) expect(written).toMatch(/^[1-9]\d{0,2}\.\d{3}$/);
    }
  });

  it.each(regions)("reads full-width digits and spreadsheet exponents (%s)", (region) => {
    const wide = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
    for (const amount of amounts) {
      const written = writtenIn(region, amount);
      expect([written, parseAmount(wide(written))]).toEqual([written, parseAmount(written)]);
      expect(parseAmount(new BigNumber(amount).toExponential())).toBe(amount);
    }
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.string(), (text) => parseAmount(text) === undefined || /^\d/.test(parseAmount(text) ?? "")),
    );
  });
});

describe("filterTyped", () => {
  it("keeps digits, one dot and commas", () => {
    expect(filterTyped("1a2.3.4", 2)).toBe("12.34");
    expect(filterTyped("12,500", 2)).toBe("12,500");
    expect(filterTyped("1,234.567", 2)).toBe("1,234.56");
    expect(filterTyped("1.23456", 2)).toBe("1.23");
    expect(filterTyped("12,500", 0)).toBe("12,500");
    expect(filterTyped("1.5", 0)).toBe("1");
    expect(filterTyped("-5")).toBe("5");
    expect(filterTyped("１。５")).toBe("1.5");
  });
});

it("applies these rules in every amount field", () => {
  const sources = import.meta.glob<string>("../**/*.tsx", { query: "?raw", import: "default", eager: true });
  const fields = Object.entries(sources).filter(([, source]) => source.includes('inputMode="decimal"'));
  expect(fields.length).toBeGreaterThan(0);
  for (const [file, source] of fields)
    expect([file, ["filterTyped(", "pastedAmount("].filter((rule) => !source.includes(rule))]).toEqual([file, []]);
});
