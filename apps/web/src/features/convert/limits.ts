import type { FlashSymbol } from "@coffer/sdk";
import { type Amount, compare, multiply, truncate } from "../../platform/amount/amount.ts";

/** The bounds of one conversion, in one of the pair's coins. */
export interface Limits {
  min: Amount;
  max: Amount;
  /** True if derived from the current rate: the pair's bounds are in its other coin. */
  about: boolean;
}

// Inside the bounds by more than the spread and a tick, so that a filled amount is accepted.
const above = "1.01";
const below = "0.99";

/** Decimals of a derived bound: more would look exact. */
const aboutDecimals = 2;

export function limitsOf(pair: FlashSymbol, coin: string, rate: Amount | undefined): Limits | undefined {
  const { minimumAmount, maximumAmount, fromCoin, toScale } = pair;
  if (coin === fromCoin) return { min: minimumAmount, max: maximumAmount, about: false };
  if (rate === undefined) return undefined;
  const worth = (amount: Amount, room: Amount) => cut(multiply(multiply(amount, rate), room), toScale);
  return { min: worth(minimumAmount, above), max: worth(maximumAmount, below), about: true };
}

/** Two decimals above one unit, all significant ones below. */
const cut = (amount: Amount, scale: number) =>
  multiply(truncate(amount, compare(amount, "1") >= 0 ? Math.min(aboutDecimals, scale) : scale), "1");
