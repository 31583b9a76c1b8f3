import fc from "fast-check";
import { expect, test } from "vitest";
import { runs, seed } from "../../../../../../.ci/property.ts";
import { getting, giving } from "./exact.ts";

const exact = fc.record({
  sellsBase: fc.boolean(),
  baseScale: fc.constantFrom(2, 6, 8, 18),
  quoteScale: fc.constantFrom(2, 6, 8, 18),
  rate: fc.bigInt({ min: 1n, max: 10n ** 13n }),
  feeParts: fc.bigInt({ min: 0n, max: 50_000n }),
});
const minor = fc.bigInt({ min: 1n, max: 10n ** 26n });

test("gives the received amount and the fee by the rate, truncated", () => {
  const sell = { sellsBase: true, baseScale: 8, quoteScale: 6, rate: 68_774_31000000n, feeParts: 1000n };
  expect(giving(sell, 1_000_000n)).toEqual({ from: 1_000_000n, gross: 687_743_100n, fee: 687_743n, to: 687_055_357n });
  const buy = { ...sell, sellsBase: false };
  expect(giving(buy, 1_000_000_000n)).toEqual({ from: 1_000_000_000n, gross: 1_454_031n, fee: 1454n, to: 1_452_577n });
});

test("gives exactly the requested amount for the smallest price", () => {
  const property = fc.property(exact, minor, (terms, to) => {
    const asked = getting(terms, to);
    expect([asked.to, asked.gross - asked.fee]).toEqual([to, to]);
    expect(giving(terms, asked.from).to).toBeGreaterThanOrEqual(to);
    expect(giving(terms, asked.from - 1n).to).toBeLessThan(to);
  });
  fc.assert(property, { numRuns: runs(1000), seed });
});

test("is monotonic and never exceeds the rate", () => {
  const property = fc.property(exact, minor, minor, (terms, from, more) => {
    const { to, fee, gross } = giving(terms, from);
    expect(giving(terms, from + more).to).toBeGreaterThanOrEqual(to);
    expect(to + fee).toBe(gross);
    // Back at the same rate: never more than was paid.
    const back = giving({ ...terms, sellsBase: !terms.sellsBase }, to).to;
    expect(back).toBeLessThanOrEqual(from);
  });
  fc.assert(property, { numRuns: runs(1000), seed });
});
