import type { ConvertQuote, FlashSymbol } from "@coffer/sdk";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAmount } from "../../platform/amount/amount-input.ts";
import { amountsOf, type Choice, coinAt, flipped, pairOf, partnersOf, quoteInput, withCoin } from "./choice.ts";
import { limitsOf } from "./limits.ts";

const pair = (fromCoin: string, toCoin: string): FlashSymbol => ({
  symbol: `${fromCoin}/${toCoin}`,
  fromCoin,
  toCoin,
  minimumAmount: "0.0001",
  maximumAmount: "5",
  fromScale: 8,
  toScale: 6,
  feePercent: "0.1",
  spreadPercent: "0.3",
  quoteSeconds: 10,
  enabled: true,
});
const pairs = [pair("BTC", "USDT"), pair("ETH", "USDT"), pair("XRP", "USDC"), pair("ETH", "BTC")];
const coins = ["BTC", "USDT", "ETH", "XRP", "USDC"];

const amount = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.integer({ min: 0, max: 18 }))
  .map(([whole, decimals]) => {
    const digits = whole.toString().padStart(decimals + 1, "0");
    return parseAmount(decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`) ?? "0";
  });
const start = fc.record({
  fromCoin: fc.constant("USDT"),
  toCoin: fc.constant("BTC"),
  side: fc.constantFrom("from", "to"),
  amount,
});
const step = fc.oneof(
  fc.record({ do: fc.constant("flip" as const) }),
  fc.record({ do: fc.constant("coin" as const), side: fc.constantFrom("from", "to"), coin: fc.constantFrom(...coins) }),
  fc.record({ do: fc.constant("price" as const), from: amount, to: amount }),
);

/** A price with an arbitrary figure for the typed amount: the screen must not use it. */
const priced = (choice: Choice, from: string, to: string): ConvertQuote => ({
  quoteId: "cq_1",
  fromCoin: choice.fromCoin,
  toCoin: choice.toCoin,
  fromAmount: from,
  toAmount: to,
  rate: "1",
  inverseRate: "1",
  referenceRate: "1",
  spreadPercent: "0",
  fee: "0",
  paidFrom: 0,
  receivedInto: 0,
  expiresAt: "2026-11-21T15:40:12Z",
  serverTime: "2026-11-21T15:40:02Z",
});

it("never changes typed text by selection, swap or price, and sends it exactly", () => {
  const property = fc.property(start, fc.array(step, { maxLength: 30 }), (first, steps) => {
    let choice: Choice = first;
    for (const each of steps) {
      if (each.do === "flip") choice = flipped(choice);
      else if (each.do === "coin") choice = withCoin(choice, each.side, each.coin, pairs);
      else {
        const shown = amountsOf(choice, priced(choice, each.from, each.to));
        expect(shown[choice.side]).toBe(first.amount);
      }
      const { fromAmount, toAmount } = quoteInput(choice);
      expect([fromAmount, toAmount].filter((value) => value !== undefined)).toEqual([first.amount]);
      expect(choice.fromCoin).not.toBe(choice.toCoin);
      expect(pairOf(pairs, choice.fromCoin, choice.toCoin)).toBeDefined();
    }
  });
  fc.assert(property, { numRuns: 300 });
});

it("restores the choice after two swaps, and keeps the amount with its coin", () => {
  const property = fc.property(start, (choice) => {
    const turned = flipped(choice);
    expect(coinAt(turned, turned.side)).toBe(coinAt(choice, choice.side));
    expect(flipped(turned)).toEqual(choice);
  });
  fc.assert(property);
});

describe("another coin", () => {
  const choice: Choice = { fromCoin: "USDT", toCoin: "BTC", side: "from", amount: "500" };
  it("swaps with the coin of the other side", () =>
    expect(withCoin(choice, "to", "USDT", pairs)).toEqual(flipped(choice)));
  it("without a pair gets a partner", () =>
    expect(withCoin(choice, "from", "XRP", pairs)).toMatchObject({ fromCoin: "XRP", toCoin: "USDC", amount: "500" }));
  it("has its partners in both directions", () => expect(partnersOf(pairs, "BTC")).toEqual(["USDT", "ETH"]));
});

it("bounds are exact in the base coin and conservative in the other", () => {
  const [btc] = pairs;
  if (!btc) throw new Error("There is a pair.");
  expect(limitsOf(btc, "BTC", "60000")).toEqual({ min: "0.0001", max: "5", about: false });
  expect(limitsOf(btc, "USDT", "60000")).toEqual({ min: "6.06", max: "297000", about: true });
  expect(limitsOf(btc, "USDT", undefined)).toBeUndefined();
});
