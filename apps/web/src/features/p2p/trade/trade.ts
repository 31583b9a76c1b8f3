import type { LegalCurrencyCoinConfig, TradeSide } from "@coffer/sdk";
import * as z from "zod/mini";
import {
  type Amount,
  add,
  compare,
  decimalsOf,
  inverse,
  multiply,
  subtract,
  truncate,
} from "../../../platform/amount/amount.ts";
import { breach } from "../../../platform/form/amount-rule.ts";
import type { TextParams } from "../../../platform/form/zod-messages.ts";
import { pairOf, type Terms } from "./use-terms.ts";

/** A trade: an amount of the coin or of money, by one payment method. */
export type Trade = { coin: string; currency: string; by: "quantity" | "amount"; size: Amount; method: string };

/** Truncated, without trailing zeros. */
const cut = (amount: Amount, decimals: number): Amount => multiply(truncate(amount, decimals), "1");
const leastOf = (decimals: number): Amount => (decimals === 0 ? "1" : `0.${"1".padStart(decimals, "0")}`);

export interface Sum {
  quantity: Amount;
  amount: Amount;
}

/**
 * A size's total at a price. "Amount = quantity times price, cut to the currency's scale": for money the quantity is
 * the smallest that gives exactly that amount, so 500.00 typed is 500.00 paid.
 */
export function sumAt(
  { by, size }: Pick<Trade, "by" | "size">,
  price: Amount,
  { coinScale, legalCurrencyScale }: Pick<LegalCurrencyCoinConfig, "coinScale" | "legalCurrencyScale">,
): Sum {
  const costOf = (quantity: Amount) => cut(multiply(quantity, price), legalCurrencyScale);
  if (by === "quantity") return { quantity: size, amount: costOf(size) };
  const below = cut(multiply(size, inverse(price)), coinScale);
  const above = add(below, leastOf(coinScale));
  const exact = [below, above].find((quantity) => compare(costOf(quantity), size) === 0);
  const quantity = exact ?? below;
  return { quantity, amount: costOf(quantity) };
}

/** The fee in the coin. */
export const feeOf = ({ quantity }: Sum, feePercent: Amount, coinScale: number): Amount =>
  cut(multiply(multiply(quantity, feePercent), "0.01"), coinScale);
export const afterFee = (sum: Sum, feePercent: Amount, coinScale: number): Amount =>
  subtract(sum.quantity, feeOf(sum, feePercent, coinScale));

/** A valid size: digits, positive, within the decimals. */
export const isSize = (size: Amount, decimals: number): boolean =>
  /^(0|[1-9]\d{0,29})(\.\d{1,18})?$/.test(size) && compare(size, "0") > 0 && decimalsOf(size) <= decimals;

/** Returns the size's errors, before a request. */
export function faultOf({ coin, currency, by, size }: Trade, side: TradeSide, terms: Terms): TextParams | undefined {
  const pair = pairOf(terms, coin, currency);
  if (!pair) return { text: "form.amountMissing" };
  const { coinScale, legalCurrencyScale, minimumAmount: min, maximumAmount: max } = pair;
  if (by === "amount") return breach(size, { unit: currency, decimals: legalCurrencyScale, min, max });
  const balance = side === "sell" ? availableOf(terms, coin) : undefined;
  return breach(size, { unit: coin, decimals: coinScale, balance });
}

export const availableOf = ({ holdings }: Pick<Terms, "holdings">, coin: string): Amount | undefined =>
  holdings.find((held) => held.coin === coin)?.available;

export const tradeRule = (side: TradeSide, terms: Terms): z.ZodMiniType<Trade, Trade> =>
  z
    .object({
      coin: z.string(),
      currency: z.string(),
      by: z.enum(["quantity", "amount"]),
      size: z.string(),
      method: z.string().check(z.minLength(1, "form.choose")),
    })
    .check(
      z.superRefine((trade, context) => {
        const params = faultOf(trade, side, terms);
        if (params) context.addIssue({ code: "custom", path: ["size"], params });
      }),
    );
