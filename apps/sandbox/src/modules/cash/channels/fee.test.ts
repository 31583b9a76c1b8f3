import fc from "fast-check";
import { expect, test } from "vitest";
import { seed } from "../../../../../../.ci/property.ts";
import { parseAmount } from "../../../ledger/amount.ts";
import { TestSandbox } from "../../../testing/client.ts";
import { minorOf } from "../../assets/coins/exports.ts";
import { cashChannels } from "./channel.ts";
import { costOf } from "./fee.ts";

const world = () => TestSandbox.start().world();

test("splits the amount exactly into fee and received amount, within the fee's bounds", () => {
  const here = world();
  const channels = here.table(cashChannels).all();
  const terms = fc.record({
    channel: fc.constantFrom(...channels),
    fixedFee: fc
      .integer({ min: 0, max: 5000 })
      .map((minor) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, "0")}`),
    feePercent: fc
      .integer({ min: 0, max: 200_000 })
      .map((parts) => `${Math.floor(parts / 10_000)}.${String(parts % 10_000).padStart(4, "0")}`),
  });
  fc.assert(
    fc.property(terms, fc.bigInt({ min: 1n, max: 10n ** 15n }), ({ channel, ...own }, amount) => {
      const { currency, minFee, maxFee } = channel;
      let cost: ReturnType<typeof costOf>;
      try {
        cost = costOf(here, { ...channel, ...own }, amount);
      } catch (error) {
        expect(error).toMatchObject({ code: 60029 });
        return;
      }
      expect(cost.fee + cost.received).toBe(amount);
      expect(cost.received > 0n).toBe(true);
      expect(maxFee !== null && cost.fee > minorOf(here, currency, maxFee)).toBe(false);
      if (maxFee === null) expect(cost.fee >= minorOf(here, currency, minFee)).toBe(true);
    }),
    { numRuns: 500, seed },
  );
});

test.each([
  ["wire", "500", "25.00", "475.00"],
  ["wire", "20000.01", "30.00", "19970.01"],
  ["wire", "100000", "70.00", "99930.00"],
  ["sepa", "1234.56", "1.74", "1232.82"],
  ["localBank", "100000", "100.00", "99900.00"],
] as const)("charges %s by its tariff: %s", (channel, amount, fee, received) => {
  const api = TestSandbox.start().as("mei");
  const reply = api.call("calculateServiceFee", { channel, direction: "withdraw", amount });
  expect(reply.result).toMatchObject({ fee, received });
});

test("names the minimum for an amount not above the fee", () => {
  const api = TestSandbox.start().as("mei");
  const ask = (amount: string) => api.call("calculateServiceFee", { channel: "wire", direction: "withdraw", amount });
  const refused = ask("25");
  expect(refused.error).toMatchObject({ code: 60029, data: { currency: "USD", minimum: "25.01", maximum: null } });
  expect(ask("25.01").result).toMatchObject({ fee: "25.00", received: "0.01" });
  expect(parseAmount(ask("25.01").result.received, 2)).toBe(1n);
});
