import type { Result, TradeSide, WireInput } from "@coffer/sdk/contract";
import { refuse } from "../../core/refusal.ts";
import { isoOf } from "../../world/clock.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { amountText, readAmount } from "../assets/coins/exports.ts";
import type { User } from "../auth/user/exports.ts";
import { bookQuote, checkMayTrade, marketRate, numberOf, rateText, walletFor } from "../convert/pairs/exports.ts";
import { deviationFor, spreadFor } from "./acceptor-pair.ts";
import { checkBounds, checkOpen, deskPair } from "./desk-pair.ts";
import { offersFor } from "./match.ts";
import { ofAmount, ofQuantity, withFee } from "./size.ts";

/** An acceptor's price booked for a user, valid once and until its end. Amounts are decimal strings. */
export type OtcQuote = {
  id: string;
  uid: string;
  /** The acceptor of the price. */
  acceptorUid: string | null;
  symbol: string;
  side: TradeSide;
  price: string;
  referenceRate: string;
  spreadPercent: string;
  quantity: string;
  amount: string;
  fee: string;
  total: string;
  until: number;
};
export const otcQuotes = defineTable<OtcQuote>("otcQuotes", { key: "id", indexes: ["uid"] });

/** Returns the best current price for the quantity. */
export function makeQuote(world: World, user: User, input: WireInput<"getOtcQuote">): OtcQuote {
  checkMayTrade(user);
  const desk = deskPair(world, input.symbol);
  checkOpen(desk);
  const { side } = input;
  const { base, quote, symbol } = desk;
  const given =
    input.quantity !== undefined
      ? readAmount(world, base, input.quantity, "quantity")
      : readAmount(world, quote, input.amount ?? "", "amount");
  const sizeAt = (price: bigint) =>
    input.quantity !== undefined ? ofQuantity(world, desk, given, price) : ofAmount(world, desk, given, price, side);
  const reference = marketRate(world, base, quote);
  const [best] = offersFor(world, desk, { uid: user.uid, side, sizeAt });
  checkBounds(world, desk, (best?.size ?? sizeAt(reference)).quantity);
  if (!best) throw refuse("noExchangeRate", { en: `Nobody serves ${symbol} now.`, "zh-CN": `${symbol} 暂无承兑商。` });
  const { fee, total } = withFee(best.size, side);
  return bookQuote(world, otcQuotes, {
    id: world.newId("oq"),
    uid: user.uid,
    acceptorUid: best.pair.uid,
    symbol,
    side,
    price: rateText(best.price),
    referenceRate: rateText(reference),
    spreadPercent: spreadFor(side, deviationFor(side, best.pair)),
    quantity: amountText(world, base, best.size.quantity),
    amount: amountText(world, quote, best.size.amount),
    fee: amountText(world, quote, fee),
    total: amountText(world, quote, total),
    until: world.clock.now() + desk.quoteSeconds * 1000,
  });
}

export function quoteView(world: World, quote: OtcQuote): Result<"getOtcQuote"> {
  const { id, uid: _uid, acceptorUid: _acceptor, until, ...shown } = quote;
  return {
    quoteId: id,
    ...shown,
    ...walletsOf(world, quote),
    expiresAt: isoOf(until),
    serverTime: world.clock.iso(),
  };
}

/** A buyer pays in the quote currency. */
export function walletsOf(world: World, { symbol, side }: Pick<OtcQuote, "symbol" | "side">) {
  const { base, quote } = deskPair(world, symbol);
  const [paid, received] = side === "buy" ? [quote, base] : [base, quote];
  return { paidFrom: numberOf(walletFor(world, paid)), receivedInto: numberOf(walletFor(world, received)) };
}
