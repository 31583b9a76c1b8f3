import type { ConvertOrder, ConvertQuote } from "@coffer/sdk";
import { type Flow, useFlow } from "../../platform/flow/use-flow.ts";
import { useMoneyMoved } from "../../platform/money/money-moved.ts";
import { coffer } from "./api.ts";
import { type Choice, quoteInput } from "./choice.ts";

/** Refusals about one of the details, with the field. */
const codes = {
  40001: "toCoin",
  40013: "amount",
  40014: "amount",
  60006: "amount",
  60007: "amount",
  60028: "amount",
} as const;

export type ConvertFlow = Flow<Choice, ConvertOrder, never, ConvertQuote>;

/** A price, reviewed, then one conversion at it. */
export function useConvertFlow(): ConvertFlow {
  const moved = useMoneyMoved();
  return useFlow<Choice, ConvertOrder, never, ConvertQuote>({
    name: "convert",
    codes,
    quote: {
      ask: (choice) => coffer.convert.convertQuote(quoteInput(choice)),
      held: (quote) => quote,
      same: isSamePrice,
      // The quote has expired or was used; or it is for another amount.
      codes: [60012, 60025],
    },
    send: ({ quote }, once) =>
      coffer.convert
        .currencyFlashExchange({ quoteId: quote.quoteId, fromAmount: quote.fromAmount }, once)
        .finally(moved),
  });
}

/** To the digit: any difference is shown and must be accepted. */
const isSamePrice = (before: ConvertQuote, now: ConvertQuote): boolean =>
  before.fromAmount === now.fromAmount &&
  before.toAmount === now.toAmount &&
  before.rate === now.rate &&
  before.fee === now.fee;
