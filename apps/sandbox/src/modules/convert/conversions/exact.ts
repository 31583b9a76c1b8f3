import { RATE_SCALE } from "../pairs/exports.ts";

/** What a conversion is worked out from, in whole numbers. */
export type Exact = {
  /** Whether the base coin is given, and the quote coin received. */
  sellsBase: boolean;
  baseScale: number;
  quoteScale: number;
  /** One unit of the base coin in the quote coin, spread included, with `RATE_SCALE` decimals. */
  rate: bigint;
  /** The fee's part of what is received, in millionths. */
  feeParts: bigint;
};
const MILLION = 1_000_000n;
const tens = (decimals: number) => 10n ** BigInt(decimals);

/** Received for one given, in minor units, as a fraction. */
function fraction({ sellsBase, baseScale, quoteScale, rate }: Exact): readonly [bigint, bigint] {
  const quote = rate * tens(quoteScale);
  const base = tens(RATE_SCALE) * tens(baseScale);
  return sellsBase ? [quote, base] : [base, quote];
}

/** What is received for so much, cut to whole minor units; the fee is cut too. */
export function giving(exact: Exact, from: bigint) {
  const [worth, cost] = fraction(exact);
  const gross = (from * worth) / cost;
  const fee = (gross * exact.feeParts) / MILLION;
  return { from, gross, fee, to: gross - fee };
}

/** The least to give for so much: what was asked for is received exactly. */
export function getting(exact: Exact, to: bigint) {
  const gross = ((to - 1n) * MILLION) / (MILLION - exact.feeParts) + 1n;
  const [worth, cost] = fraction(exact);
  const from = (gross * cost + worth - 1n) / worth;
  return { from, gross, fee: gross - to, to };
}
