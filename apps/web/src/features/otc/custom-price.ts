import type { OtcOrderDetail, TradeSide } from "@coffer/sdk";
import * as z from "zod/mini";
import { type Amount, add, compare, multiply, subtract } from "../../platform/amount/amount.ts";
import { noQuote } from "../../platform/flow/quote.ts";
import { type Flow, useFlow } from "../../platform/flow/use-flow.ts";
import { breach } from "../../platform/form/amount-rule.ts";
import type { TextParams } from "../../platform/form/zod-messages.ts";
import { useMoneyMoved } from "../../platform/money/money-moved.ts";
import { coffer } from "./api.ts";
import { availableOf, cut, paidCoin, pairOf, type Terms } from "./terms.ts";

/** A limit order at the user's own price. */
export type Own = {
  symbol: string;
  side: TradeSide;
  quantity: Amount;
  price: Amount;
  remark: string;
};

/** The contract: a price has at most 8 decimals. */
export const PRICE_DECIMALS = 8;
const REMARK_MOST = 200;

/** Returns "quantity times price, cut to the quote's scale"; undefined without both. */
export function sumOf(terms: Terms, { symbol, side, quantity, price }: Omit<Own, "remark">) {
  const pair = pairOf(terms, symbol);
  if (!pair || quantity === "" || price === "") return undefined;
  const amount = cut(multiply(quantity, price), pair.quoteScale);
  const fee = cut(multiply(multiply(amount, pair.feePercent), "0.01"), pair.quoteScale);
  const total = side === "buy" ? add(amount, fee) : subtract(amount, fee);
  const paid = side === "buy" ? total : quantity;
  return { pair, amount, fee, total, paid, paidCoin: paidCoin(pair, side) };
}

export function faultsOf(own: Own, terms: Terms): Partial<Record<"quantity" | "price", TextParams | undefined>> {
  const pair = pairOf(terms, own.symbol);
  if (!pair) return { quantity: { text: "form.amountMissing" } };
  const { base, quote, baseScale, minimumQuantity, maximumQuantity } = pair;
  const price = breach(own.price, { unit: quote, decimals: PRICE_DECIMALS });
  const has = availableOf(terms, paidCoin(pair, own.side));
  const quantity = breach(own.quantity, {
    unit: base,
    decimals: baseScale,
    min: minimumQuantity,
    max: maximumQuantity,
    balance: own.side === "sell" ? has : undefined,
  });
  const sum = quantity || price ? undefined : sumOf(terms, own);
  const tooDear = sum && own.side === "buy" && has !== undefined && compare(sum.total, has) > 0;
  return {
    quantity: tooDear ? { text: "form.amountBalance", values: { limit: has, unit: quote } } : quantity,
    price,
  };
}

export const ownRule = (terms: Terms): z.ZodMiniType<Own, Own> =>
  z
    .object({
      symbol: z.string(),
      side: z.enum(["buy", "sell"]),
      quantity: z.string(),
      price: z.string(),
      remark: z.string().check(z.maxLength(REMARK_MOST)),
    })
    .check(
      z.superRefine((own, context) => {
        for (const [field, params] of Object.entries(faultsOf(own, terms)))
          if (params) context.addIssue({ code: "custom", path: [field], params });
      }),
    );

/** Refusals about one of the details, with the field. */
const codes = {
  40001: "symbol",
  50014: "quantity",
  60006: "quantity",
  60007: "quantity",
  60025: "price",
  60028: "quantity",
} as const;

export type OwnFlow = Flow<Own, OtcOrderDetail>;

/** A limit order, reviewed, then made once. */
export function useOwnFlow(terms: Terms): OwnFlow {
  const moved = useMoneyMoved();
  return useFlow<Own, OtcOrderDetail>({
    name: "otc-own",
    codes,
    quote: noQuote,
    send: ({ details: { remark, ...order } }, once) => {
      const amount = sumOf(terms, order)?.amount ?? "";
      return coffer.otc.createOrder({ ...order, amount, ...(remark !== "" && { remark }) }, once).finally(moved);
    },
  });
}
