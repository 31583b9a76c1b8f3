import type { Result, WireInput } from "@coffer/sdk/contract";
import { invalid } from "../../../core/refusal.ts";
import { isoOf } from "../../../world/clock.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import { amountText, readAmount } from "../../assets/coins/exports.ts";
import type { User } from "../../auth/user/exports.ts";
import { bookQuote, numberOf, walletFor } from "../pairs/exports.ts";
import { getting, giving } from "./exact.ts";
import { checkBounds, pairBetween } from "./pair.ts";
import { baseAmount, priceNow } from "./rate.ts";

/** A rate booked for a user, valid once and until its end. Amounts are decimal strings. */
export type Quote = {
  id: string;
  uid: string;
  symbol: string;
  fromCoin: string;
  toCoin: string;
  fromAmount: string;
  toAmount: string;
  /** The conversion's size for the bounds: minor units of the pair's base coin. */
  size: string;
  rate: string;
  inverseRate: string;
  referenceRate: string;
  spreadPercent: string;
  fee: string;
  until: number;
};
export const flashQuotes = defineTable<Quote>("flashQuotes", { key: "id", indexes: ["uid"] });

export function makeQuote(world: World, user: User, input: WireInput<"convertQuote">): Quote {
  const { fromCoin, toCoin } = input;
  if (fromCoin === toCoin) throw invalid("toCoin", "different", "It is the coin that is given.");
  const pair = pairBetween(world, fromCoin, toCoin);
  const { exact, ...rates } = priceNow(world, pair, fromCoin);
  const amounts =
    input.fromAmount !== undefined
      ? giving(exact, readAmount(world, fromCoin, input.fromAmount, "fromAmount"))
      : getting(exact, readAmount(world, toCoin, input.toAmount ?? "", "toAmount"));
  const size = baseAmount(exact, amounts);
  checkBounds(world, pair, size);
  return bookQuote(world, flashQuotes, {
    id: world.newId("cq"),
    uid: user.uid,
    symbol: pair.symbol,
    fromCoin,
    toCoin,
    fromAmount: amountText(world, fromCoin, amounts.from),
    toAmount: amountText(world, toCoin, amounts.to),
    size: size.toString(),
    ...rates,
    spreadPercent: pair.spreadPercent,
    fee: amountText(world, toCoin, amounts.fee),
    until: world.clock.now() + pair.quoteSeconds * 1000,
  });
}

export function quoteView(world: World, quote: Quote): Result<"convertQuote"> {
  const { id, uid: _uid, symbol: _symbol, size: _size, until, ...shown } = quote;
  return {
    quoteId: id,
    ...shown,
    paidFrom: numberOf(walletFor(world, quote.fromCoin)),
    receivedInto: numberOf(walletFor(world, quote.toCoin)),
    expiresAt: isoOf(until),
    serverTime: world.clock.iso(),
  };
}
