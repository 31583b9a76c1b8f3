import type { Result, WireInput } from "@coffer/sdk/contract";
import { refuse } from "../../core/refusal.ts";
import { formatAmount, parseAmount } from "../../ledger/amount.ts";
import { isoOf } from "../../world/clock.ts";
import { defineTable, type TableSpec } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { amountText, coinOf, minorOf, moneyText, readAmount } from "../assets/coins/exports.ts";
import { marketRate, RATE_SCALE } from "../convert/pairs/exports.ts";
import { cardTerms } from "../quick-pay/currencies/exports.ts";
import { cardFee } from "./fee.ts";
import { PROVIDER } from "./provider.ts";

/** "Rate held 3 minutes." */
const HELD_FOR = 3 * 60 * 1000;
/** Decimals of a card price. */
const PRICE_SCALE = 4;

/** The paid amount, its fee, and the quantity bought for the rest. */
export type Size = Pair & { amount: string; fee: string; price: string; quantity: string };
type Pair = { legalCurrency: string; coin: string };
/** A price booked for the bearer of its id: visitors may ask too. */
export type CardQuote = Size & { id: string; until: number };
export const cardQuotes = defineTable<CardQuote>("cardQuotes", { key: "id" });

/** @throws 40001 for a currency without card payments, 60012 without a price */
export function cardPrice(world: World, coin: string, legalCurrency: string): bigint {
  return marketRate(world, coin, legalCurrency) / 10n ** BigInt(RATE_SCALE - PRICE_SCALE);
}
export const cardPriceText = (price: bigint) => formatAmount(price, PRICE_SCALE);
export const cardPriceOf = (text: string) => parseAmount(text, PRICE_SCALE) ?? 0n;

/** Returns the quantity bought for the amount after the fee. */
export function quantityFor(
  world: World,
  { coin, legalCurrency, amount, fee }: Omit<Size, "price" | "quantity">,
  price: bigint,
): string {
  const left = minorOf(world, legalCurrency, amount) - minorOf(world, legalCurrency, fee);
  const units = left * minorOf(world, coin, "1") * 10n ** BigInt(PRICE_SCALE);
  return amountText(world, coin, units / (price * minorOf(world, legalCurrency, "1")));
}

/** At the current price. @throws 60012 without one */
export function sizeNow(world: World, { legalCurrency, coin }: Pair, paid: bigint, fee: bigint): Size {
  const price = cardPrice(world, coin, legalCurrency);
  const money = (minor: bigint) => moneyText(coinOf(world, legalCurrency), minor);
  const size = { legalCurrency, coin, amount: money(paid), fee: money(fee) };
  return { ...size, price: cardPriceText(price), quantity: quantityFor(world, size, price) };
}

/** Checks the amount. @throws 40001 for a currency without card payments, 50014 out of bounds */
export function paidByCard(world: World, { legalCurrency, coin, amount }: WireInput<"getCreditCardQuote">): bigint {
  const terms = cardTerms().find((each) => each.legalCurrency === legalCurrency && each.coins.includes(coin));
  if (!terms) throw refuse("unsupportedCurrency", `${coin}/${legalCurrency}`);
  return paidWithin(world, { legalCurrency, amount }, terms);
}

type Bounds = { minimumAmount: string; maximumAmount: string };
/** @throws 50014 out of bounds */
export function paidWithin(
  world: World,
  { legalCurrency, amount }: { legalCurrency: string; amount: string },
  { minimumAmount: minimum, maximumAmount: maximum }: Bounds,
): bigint {
  const paid = readAmount(world, legalCurrency, amount);
  if (paid < minorOf(world, legalCurrency, minimum) || paid > minorOf(world, legalCurrency, maximum))
    throw refuse(
      "amountOutOfRange",
      {
        en: `From ${minimum} to ${maximum} ${legalCurrency}.`,
        "zh-CN": `${minimum} 至 ${maximum} ${legalCurrency}。`,
      },
      { data: { currency: legalCurrency, minimum, maximum } },
    );
  return paid;
}

export function makeCardQuote(
  world: World,
  { legalCurrency, coin, amount }: WireInput<"getCreditCardQuote">,
): CardQuote {
  const paid = paidByCard(world, { legalCurrency, coin, amount });
  const size = sizeNow(world, { legalCurrency, coin }, paid, cardFee(world, legalCurrency, paid));
  forgetEnded(world, cardQuotes);
  return world.table(cardQuotes).insert({ id: world.newId("cq"), ...size, until: world.clock.now() + HELD_FOR });
}

/** Expired quotes are deleted; the oldest end first. */
export function forgetEnded<Row extends { until: number }>(world: World, spec: TableSpec<Row>): void {
  const table = world.table(spec);
  for (const row of table.rows()) {
    if (row.until > world.clock.now()) return;
    table.delete(String(row[spec.key]));
  }
}

/** @throws 60012 if it has expired or was used */
export function takeCardQuote(world: World, id: string): CardQuote {
  const quote = world.table(cardQuotes).get(id);
  if (!quote || quote.until <= world.clock.now()) throw refuse("noExchangeRate", id);
  return quote;
}

export function cardQuoteView(world: World, { id, until, ...quote }: CardQuote): Result<"getCreditCardQuote"> {
  return { quoteId: id, provider: PROVIDER.name, ...quote, expiresAt: isoOf(until), serverTime: world.clock.iso() };
}
