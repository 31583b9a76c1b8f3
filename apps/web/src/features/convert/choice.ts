import type { ConvertQuote, ConvertQuoteInput, FlashSymbol } from "@coffer/sdk";
import type { Amount } from "../../platform/amount/amount.ts";

/** The side of a conversion that the user typed. */
export type Side = "from" | "to";

/** The user's choice: two coins, and one amount as typed. */
export type Choice = {
  fromCoin: string;
  toCoin: string;
  side: Side;
  amount: Amount;
};

export const otherSide = (side: Side): Side => (side === "from" ? "to" : "from");
export const coinAt = ({ fromCoin, toCoin }: Pick<Choice, "fromCoin" | "toCoin">, side: Side): string =>
  side === "from" ? fromCoin : toCoin;

/** Swaps the coins; the typed amount stays with its coin. */
export const flipped = ({ fromCoin, toCoin, side, amount }: Choice): Choice => ({
  fromCoin: toCoin,
  toCoin: fromCoin,
  side: otherSide(side),
  amount,
});

/** Returns the call's input: only the typed amount, exactly. */
export const quoteInput = ({ fromCoin, toCoin, side, amount }: Choice): ConvertQuoteInput =>
  side === "from" ? { fromCoin, toCoin, fromAmount: amount } : { fromCoin, toCoin, toAmount: amount };

/** Both amounts: the typed one unchanged, the other from the server; empty without a price. */
export function amountsOf({ side, amount }: Choice, quote: ConvertQuote | undefined): Record<Side, Amount> {
  return side === "from" ? { from: amount, to: quote?.toAmount ?? "" } : { from: quote?.fromAmount ?? "", to: amount };
}

export const pairOf = (pairs: readonly FlashSymbol[], one: string, other: string): FlashSymbol | undefined =>
  pairs.find(
    ({ fromCoin, toCoin }) => (fromCoin === one && toCoin === other) || (fromCoin === other && toCoin === one),
  );

/** Returns the coin's partners, in the order of the pairs. */
export const partnersOf = (pairs: readonly FlashSymbol[], coin: string): string[] =>
  pairs.flatMap(({ fromCoin, toCoin }) => (fromCoin === coin ? [toCoin] : toCoin === coin ? [fromCoin] : []));

/** Changes one side's coin. The same coin on both sides swaps them; a coin without a pair gets a partner. */
export function withCoin(choice: Choice, side: Side, coin: string, pairs: readonly FlashSymbol[]): Choice {
  const other = coinAt(choice, otherSide(side));
  if (coin === other) return flipped(choice);
  const partner = pairOf(pairs, coin, other) ? other : (partnersOf(pairs, coin)[0] ?? other);
  return side === "from"
    ? { ...choice, fromCoin: coin, toCoin: partner }
    : { ...choice, toCoin: coin, fromCoin: partner };
}
