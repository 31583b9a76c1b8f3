import type { PromissoryConvertOrderDetail } from "@coffer/sdk";
import * as z from "zod/mini";
import {
  type Amount,
  compare,
  decimalsOf,
  formatAmount,
  inverse,
  multiply,
  subtract,
  truncate,
} from "../../platform/amount/amount.ts";
import { noQuote } from "../../platform/flow/quote.ts";
import { type Flow, useFlow } from "../../platform/flow/use-flow.ts";
import { breach } from "../../platform/form/amount-rule.ts";
import type { TextParams } from "../../platform/form/zod-messages.ts";
import { useMoneyMoved } from "../../platform/money/money-moved.ts";
import { coffer } from "./api.ts";
import { holdingOf, pairIn, scaleOf, type Terms } from "./terms.ts";

/** A conversion above a quote's limit: the direction, as "BTC/USDT", the amount, and the minimum to receive. */
export type Large = { way: string; amount: Amount; least: Amount };

export function coinsOf(way: string): { fromCoin: string; toCoin: string } {
  const [fromCoin = "", toCoin = ""] = way.split("/");
  return { fromCoin, toCoin };
}

/** Returns the estimate at a market rate, less the fee. Undefined without a rate. */
export function expected(
  terms: Terms,
  { way, amount }: Omit<Large, "least">,
  rate: Amount | undefined,
): Amount | undefined {
  const coins = coinsOf(way);
  const pair = pairIn(terms, coins);
  if (!pair || amount === "" || rate === undefined || compare(rate, "0") <= 0) return undefined;
  const worth = multiply(amount, pair.fromCoin === coins.fromCoin ? rate : inverse(rate));
  const left = multiply(worth, multiply(subtract("100", pair.feePercent), "0.01"));
  return multiply(truncate(left, scaleOf(terms, coins.toCoin)), "1");
}

type Faults = Partial<Record<"amount" | "least", TextParams | undefined>>;

export function largeFaults({ way, amount, least }: Large, terms: Terms): Faults {
  const { fromCoin, toCoin } = coinsOf(way);
  const pair = pairIn(terms, { fromCoin, toCoin });
  const fault = breach(amount, {
    unit: fromCoin,
    decimals: scaleOf(terms, fromCoin),
    balance: holdingOf(terms, fromCoin)?.available,
  });
  // The bound is in the pair's base coin; for the other coin only the server knows it.
  const limit = pair?.fromCoin === fromCoin ? pair.maximumAmount : undefined;
  const isSmall = fault === undefined && limit !== undefined && compare(amount, limit) <= 0;
  return {
    amount: isSmall
      ? {
          text: "convert.notLarge",
          values: { limit: formatAmount(limit, { decimals: decimalsOf(limit) }), coin: fromCoin },
        }
      : fault,
    least: least === "" ? undefined : breach(least, { unit: toCoin, decimals: scaleOf(terms, toCoin) }),
  };
}

export const largeRule = (terms: Terms): z.ZodMiniType<Large, Large> =>
  z.object({ way: z.string(), amount: z.string(), least: z.string() }).check(
    z.superRefine((large, context) => {
      for (const [field, params] of Object.entries(largeFaults(large, terms)))
        if (params) context.addIssue({ code: "custom", path: [field], params });
    }),
  );

/** Refusals about one of the details, with the field. */
const codes = {
  40001: "way",
  40013: "amount",
  40014: "amount",
  60006: "amount",
  60007: "amount",
  60028: "amount",
} as const;

export type LargeFlow = Flow<Large, PromissoryConvertOrderDetail>;

/** An amount for the desk, reviewed, then one order. */
export function useLargeFlow(): LargeFlow {
  const moved = useMoneyMoved();
  return useFlow<Large, PromissoryConvertOrderDetail>({
    name: "convert-large",
    codes,
    quote: noQuote,
    send: ({ details: { way, amount, least } }, once) =>
      coffer.convert
        .createCoinTradeOrder(
          { ...coinsOf(way), fromAmount: amount, ...(least !== "" && { minimumToAmount: least }) },
          once,
        )
        .finally(moved),
  });
}
