import { BigNumber } from "bignumber.js";
import fc from "fast-check";
import { expect, it } from "vitest";
import { dayShare, restOf, wholeOf } from "../../../../sandbox/src/modules/earn/interest.ts";
import { interestOf } from "./interest.ts";

const product = fc.record({
  minor: fc.bigInt({ min: 1n, max: 10n ** 30n }),
  scale: fc.constantFrom(0, 2, 6, 8, 18),
  rate: fc.integer({ min: 1, max: 1_000_000 }),
  jumps: fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 9 }),
});

it("agrees with the sandbox and an independent calculation to the last digit, for 1 000 random products", () => {
  fc.assert(
    fc.property(product, ({ minor, scale, rate, jumps }) => {
      const days = jumps.reduce((sum, jump) => sum + jump, 0);
      const amount = new BigNumber(minor.toString()).shiftedBy(-scale);
      const annualRate = new BigNumber(rate).shiftedBy(-4);
      const independent = amount.times(annualRate).times(days).shiftedBy(scale).dividedToIntegerBy(36_500);
      const ours = interestOf(amount.toFixed(), days, { annualRate: annualRate.toFixed(), dayCountDays: 365, scale });
      expect(ours).toBe(independent.shiftedBy(-scale).toFixed());
      // As the sandbox pays it: after each jump the whole units, with the rest carried over.
      let [shares, paid] = [0n, 0n];
      for (const jump of jumps) {
        for (let day = 0; day < jump; day++) shares += dayShare(minor, BigInt(rate));
        paid += wholeOf(shares);
        shares = restOf(shares);
      }
      expect(paid.toString()).toBe(independent.toFixed());
    }),
    { numRuns: 1000 },
  );
});

it("never rounds up and ignores fractions of the coin's smallest unit", () => {
  const rule = { annualRate: "4.2", dayCountDays: 365, scale: 6 };
  expect(interestOf("1100", 1, rule)).toBe("0.126575");
  expect(interestOf("0.000001", 1, rule)).toBe("0");
});
