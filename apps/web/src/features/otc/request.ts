import type { GetOtcQuoteInput, OtcOrderDetail, OtcQuote, TradeSide } from "@coffer/sdk";
import * as z from "zod/mini";
import type { Amount } from "../../platform/amount/amount.ts";
import { type Flow, useFlow } from "../../platform/flow/use-flow.ts";
import { breach } from "../../platform/form/amount-rule.ts";
import type { TextParams } from "../../platform/form/zod-messages.ts";
import { useMoneyMoved } from "../../platform/money/money-moved.ts";
import { coffer } from "./api.ts";
import { availableOf, pairOf, type Terms } from "./terms.ts";

/** A quote request: a quantity of either coin, bought or sold. */
export type Request = { symbol: string; side: TradeSide; by: "quantity" | "amount"; size: Amount };

/** Returns its errors, before a request. */
export function faultOf({ symbol, side, by, size }: Request, terms: Terms): TextParams | undefined {
  const pair = pairOf(terms, symbol);
  if (!pair) return { text: "form.amountMissing" };
  const { base, quote, baseScale, quoteScale, minimumQuantity, maximumQuantity } = pair;
  if (by === "quantity") {
    const balance = side === "sell" ? availableOf(terms, base) : undefined;
    return breach(size, { unit: base, decimals: baseScale, min: minimumQuantity, max: maximumQuantity, balance });
  }
  const balance = side === "buy" ? availableOf(terms, quote) : undefined;
  return breach(size, { unit: quote, decimals: quoteScale, balance });
}

export const requestRule = (terms: Terms): z.ZodMiniType<Request, Request> =>
  z
    .object({ symbol: z.string(), side: z.enum(["buy", "sell"]), by: z.enum(["quantity", "amount"]), size: z.string() })
    .check(
      z.superRefine((request, context) => {
        const params = faultOf(request, terms);
        if (params) context.addIssue({ code: "custom", path: ["size"], params });
      }),
    );

/** Only the typed figure, exactly. */
const quoteInput = ({ symbol, side, by, size }: Request): GetOtcQuoteInput =>
  by === "quantity" ? { symbol, side, quantity: size } : { symbol, side, amount: size };

/** Refusals about one of the details, with the field. */
const codes = {
  40001: "symbol",
  40013: "size",
  40014: "size",
  50014: "size",
  60006: "size",
  60007: "size",
  60028: "size",
} as const;

export type RequestFlow = Flow<Request, OtcOrderDetail, never, OtcQuote>;

/** A quote, reviewed, and accepted once or dropped. */
export function useRequestFlow(): RequestFlow {
  const moved = useMoneyMoved();
  return useFlow<Request, OtcOrderDetail, never, OtcQuote>({
    name: "otc",
    codes,
    quote: {
      ask: (request) => coffer.otc.getOtcQuote(quoteInput(request)),
      held: (quote) => quote,
      same: isSamePrice,
      // The quote has expired or was used; or it is for another total.
      codes: [60012, 60025],
    },
    send: ({ quote: { quoteId, total } }, once) =>
      coffer.otc.createQuickTradeOrder({ quoteId, total }, once).finally(moved),
  });
}

/** To the digit: any difference is shown and must be accepted. */
const isSamePrice = (before: OtcQuote, now: OtcQuote): boolean =>
  before.price === now.price &&
  before.quantity === now.quantity &&
  before.amount === now.amount &&
  before.fee === now.fee &&
  before.total === now.total;
