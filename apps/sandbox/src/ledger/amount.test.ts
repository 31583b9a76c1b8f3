import fc from "fast-check";
import { expect, test } from "vitest";
import { convertAmount, formatAmount, parseAmount } from "./amount.ts";

const scales = fc.integer({ min: 0, max: 18 });

test("parses a formatted amount to the same value at every scale", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 48n }), scales, (minor, scale) => {
      expect(parseAmount(formatAmount(minor, scale), scale)).toBe(minor);
    }),
  );
});

test("formats the shortest exact text", () => {
  expect(formatAmount(84210377n, 8)).toBe("0.84210377");
  expect(formatAmount(12405n * 10n ** 15n, 18)).toBe("12.405");
  expect(formatAmount(0n, 6)).toBe("0");
  expect(formatAmount(-150n, 2)).toBe("-1.5");
  expect(formatAmount(7n, 0)).toBe("7");
});

test.each(["", ".", "1.", ".5", "-1", "+1", "01", "1e3", "1,000", "0x10", "١٢", " 1", "1 ", "NaN", "1.123"])(
  "rejects %j as an amount with two decimals",
  (text) => {
    expect(parseAmount(text, 2)).toBeNull();
  },
);

test("truncates on conversion and never rounds up", () => {
  expect(convertAmount(84210377n, 8, "68773.1", 2)).toBe(5791408n);
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 24n }),
      fc.integer({ min: 0, max: 10 ** 9 }),
      scales,
      (minor, rate, scale) => {
        const converted = convertAmount(minor, scale, String(rate), scale);
        expect(converted).toBe(minor * BigInt(rate));
      },
    ),
  );
});
