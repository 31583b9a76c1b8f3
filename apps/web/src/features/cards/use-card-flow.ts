import type { CardOrderDetail, CardPaymentMethod, CardQuote } from "@coffer/sdk";
import { type Flow, useFlow } from "../../platform/flow/use-flow.ts";
import { useMoneyMoved } from "../../platform/money/money-moved.ts";
import { coffer } from "../../platform/p2p/api.ts";
import type { Details } from "./terms.ts";

export type CardFlow = Flow<Details, CardOrderDetail, never, CardQuote>;

/** Refusals about one of the details, and which. */
const codes = { 40001: "coin", 50014: "amount" } as const;

/** A rate held for three minutes, looked at, and ordered once; the order's own page leads on to the provider. */
export function useCardFlow(): CardFlow {
  const moved = useMoneyMoved();
  return useFlow<Details, CardOrderDetail, never, CardQuote>({
    name: "creditcard",
    codes,
    quote: {
      ask: ({ legalCurrency, coin, amount }) => coffer.cards.getCreditCardQuote({ legalCurrency, coin, amount }),
      held: (quote) => quote,
      same: isSameRate,
      // The quote has ended or was used; or it isn't for this amount.
      codes: [60012, 60025],
    },
    send: ({ details: { paymentMethod }, quote: { quoteId, amount } }, once) =>
      coffer.cards
        .sendCreditCardPayment(
          // The form's choices are the server's own words.
          { quoteId, amount, paymentMethod: paymentMethod as CardPaymentMethod, returnUrl: returnUrl() },
          once,
        )
        .finally(moved),
    resultAt: ({ id }) => ({ id, step: undefined, coin: undefined, currency: undefined, amount: undefined }),
  });
}

/** Where the provider sends the person back to. */
const returnUrl = () => new URL("/creditcard", window.location.origin).href;

/** To the digit: whatever differs is shown and accepted. */
const isSameRate = (before: CardQuote, now: CardQuote): boolean =>
  before.price === now.price && before.quantity === now.quantity && before.fee === now.fee;
