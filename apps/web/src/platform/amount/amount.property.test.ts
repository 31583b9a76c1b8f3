import fc from "fast-check";
import { expect, it } from "vitest";
import { checkProperty, TIMEOUT_MS } from "../../../../../.ci/property.ts";
import { compare, formatAmount, subtract, truncate } from "./amount.ts";
import { isDoubtful, parseAmount, pastedAmount } from "./amount-input.ts";

/** Up to sixty digits with eighteen decimals, generated as digits without our own arithmetic. */
const exact = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 60n - 1n }), fc.integer({ min: 0, max: 18 }))
  .map(([units, decimals]) => {
    const digits = units.toString().padStart(decimals + 1, "0");
    const whole = digits.slice(0, digits.length - decimals);
    const fraction = digits.slice(digits.length - decimals);
    return { whole, fraction, amount: fraction ? `${whole}.${fraction}`.replace(/\.?0+$/, "") : whole };
  });

const grouped = (whole: string, mark: string) => whole.replace(/\B(?=(\d{3})+$)/g, mark);
const inDigits = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));

it("reads, shows and sends the same amount in any format", { timeout: TIMEOUT_MS }, () =>
  checkProperty(
    "amounts written and read",
    { test: 1000, soak: 100_000 },
    fc.property(
      exact,
      fc.constantFrom("", " ", "’", "_"),
      fc.constantFrom(0x30, 0xff10, 0x660, 0x6f0),
      (made, mark, zero) => {
        const written = `${grouped(made.whole, mark)}${made.fraction && `.${made.fraction}`}`;
        const read = parseAmount(inDigits(written, zero));
        expect([written, read]).toEqual([written, made.amount]);
        // The field's text means the same, or the field says how it was read.
        const taken = pastedAmount(written);
        if (!isDoubtful(taken)) expect(parseAmount(taken)).toBe(made.amount);
        expect(parseAmount(formatAmount(made.amount, { decimals: 18 }))).toBe(
          compare(made.amount, "0") === 0 ? "0" : made.amount,
        );
      },
    ),
  ),
);

it("truncates and never rounds at any number of decimals", { timeout: TIMEOUT_MS }, () =>
  checkProperty(
    "amounts cut",
    { test: 5000, soak: 100_000 },
    fc.property(exact, fc.integer({ min: 0, max: 18 }), ({ whole, fraction, amount }, decimals) => {
      const shown = truncate(amount, decimals);
      const kept = fraction.slice(0, decimals).padEnd(decimals, "0");
      expect(shown).toBe(decimals > 0 ? `${whole}.${kept}` : whole);
      const lost = subtract(amount, shown);
      expect(compare(lost, "0")).toBeGreaterThanOrEqual(0);
      expect(compare(lost, decimals > 0 ? `0.${"1".padStart(decimals, "0")}` : "1")).toBe(-1);
    }),
  ),
);

/** Prefixes of amounts, and text that only resembles one. */
const pieces = fc.constantFrom(..."0123456789.,-+eE'’ ١٢３。∞", "1e400", "-0", "NaN", "0x", "Infinity", "1_000");

it("never reads an invalid text as another number", { timeout: TIMEOUT_MS }, () =>
  checkProperty(
    "texts that may be amounts",
    { test: 10000, soak: 100_000 },
    fc.property(fc.string({ unit: pieces, maxLength: 12 }), (text) => {
      const read = parseAmount(text);
      if (read === undefined) return;
      expect(read).toMatch(/^(0|[1-9]\d*)(\.\d*[1-9])?$/);
      // No sign is accepted, and without an exponent every digit is kept.
      expect(text).not.toMatch(/^\s*[-+]/);
      if (/e/i.test(text)) return;
      const digits = inAscii(text)
        .replace(/\D/g, "")
        .replace(/^0+|0+$/g, "");
      expect(read.replace(".", "").replace(/^0+|0+$/g, "")).toBe(digits);
    }),
  ),
);

const inAscii = (text: string) =>
  text.normalize("NFKC").replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
