import type { FlashSymbol } from "@coffer/sdk";
import { type Amount, multiply, truncate } from "../../lib/money.ts";

/** What may be converted at once, in one of the pair's coins. */
export interface Limits {
  min: Amount;
  max: Amount;
  /** Worked out from the rate of now: the pair's bounds are in its other coin. */
  about: boolean;
}

// Inside the bounds by more than the spread and a tick of the price, so that what a chip fills in is taken.
const above = "1.01";
const below = "0.99";

export function limitsOf(pair: FlashSymbol, coin: string, rate: Amount | undefined): Limits | undefined {
  const { minimumAmount, maximumAmount, fromCoin, toScale } = pair;
  if (coin === fromCoin) return { min: minimumAmount, max: maximumAmount, about: false };
  if (rate === undefined) return undefined;
  const worth = (amount: Amount, room: Amount) => trimmed(truncate(multiply(multiply(amount, rate), room), toScale));
  return { min: worth(minimumAmount, above), max: worth(maximumAmount, below), about: true };
}

const trimmed = (amount: Amount) => multiply(amount, "1");
