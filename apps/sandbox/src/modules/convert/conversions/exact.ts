import { RATE_SCALE } from "../pairs/exports.ts";

/** The integers of a conversion's computation. */
export type Exact = {
  /** Whether the base coin is paid and the quote coin received. */
  sellsBase: boolean;
  baseScale: number;
  quoteScale: number;
  /** One unit of the base coin in the quote coin, spread included, with `RATE_SCALE` decimals. */
  rate: bigint;
  /** The fee's part of the received amount, in millionths. */
  feeParts: bigint;
};
const MILLION = 1_000_000n;
const tens = (decimals: number) => 10n ** BigInt(decimals);

/** Received minor units per paid one, as a fraction. */
function fraction({ sellsBase, baseScale, quoteScale, rate }: Exact): readonly [bigint, bigint] {
  const quote = rate * tens(quoteScale);
  const base = tens(RATE_SCALE) * tens(baseScale);
  return sellsBase ? [quote, base] : [base, quote];
}

/** Returns the received amount and the fee, truncated to minor units. */
export function giving(exact: Exact, from: bigint) {
  const [worth, cost] = fraction(exact);
  const gross = (from * worth) / cost;
  const fee = (gross * exact.feeParts) / MILLION;
  return { from, gross, fee, to: gross - fee };
}

/** Returns the smallest paid amount for which exactly the requested amount is received. */
export function getting(exact: Exact, to: bigint) {
  const gross = ((to - 1n) * MILLION) / (MILLION - exact.feeParts) + 1n;
  const [worth, cost] = fraction(exact);
  const from = (gross * cost + worth - 1n) / worth;
  return { from, gross, fee: gross - to, to };
}
