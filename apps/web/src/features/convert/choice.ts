import type { ConvertQuote, ConvertQuoteInput, FlashSymbol } from "@coffer/sdk";
import type { Amount } from "../../platform/amount/amount.ts";

/** The end of a conversion somebody typed in. */
export type Side = "from" | "to";

/** What somebody wants: two coins, and one amount, which stays as it was typed. */
export type Choice = {
  fromCoin: string;
  toCoin: string;
  side: Side;
  amount: Amount;
};

export const otherSide = (side: Side): Side => (side === "from" ? "to" : "from");
export const coinAt = ({ fromCoin, toCoin }: Pick<Choice, "fromCoin" | "toCoin">, side: Side): string =>
  side === "from" ? fromCoin : toCoin;

/** The other way around; the typed amount stays with its coin. */
export const flipped = ({ fromCoin, toCoin, side, amount }: Choice): Choice => ({
  fromCoin: toCoin,
  toCoin: fromCoin,
  side: otherSide(side),
  amount,
});

/** What the server is asked: the typed amount, digit for digit, and not the other. */
export const quoteInput = ({ fromCoin, toCoin, side, amount }: Choice): ConvertQuoteInput =>
  side === "from" ? { fromCoin, toCoin, fromAmount: amount } : { fromCoin, toCoin, toAmount: amount };

/** Both amounts: the typed one as it is, the other as the server gave it; empty while there is no price. */
export function amountsOf({ side, amount }: Choice, quote: ConvertQuote | undefined): Record<Side, Amount> {
  return side === "from" ? { from: amount, to: quote?.toAmount ?? "" } : { from: quote?.fromAmount ?? "", to: amount };
}

export const pairOf = (pairs: readonly FlashSymbol[], one: string, other: string): FlashSymbol | undefined =>
  pairs.find(
    ({ fromCoin, toCoin }) => (fromCoin === one && toCoin === other) || (fromCoin === other && toCoin === one),
  );

/** Coins the given one converts into, in the order of the pairs. */
export const partnersOf = (pairs: readonly FlashSymbol[], coin: string): string[] =>
  pairs.flatMap(({ fromCoin, toCoin }) => (fromCoin === coin ? [toCoin] : toCoin === coin ? [fromCoin] : []));

/** Another coin at one end. The same coin at both flips them; a coin without a pair gets a partner it has. */
export function withCoin(choice: Choice, side: Side, coin: string, pairs: readonly FlashSymbol[]): Choice {
  const other = coinAt(choice, otherSide(side));
  if (coin === other) return flipped(choice);
  const partner = pairOf(pairs, coin, other) ? other : (partnersOf(pairs, coin)[0] ?? other);
  return side === "from"
    ? { ...choice, fromCoin: coin, toCoin: partner }
    : { ...choice, toCoin: coin, fromCoin: partner };
}
