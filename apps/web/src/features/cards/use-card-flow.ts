import type { CardOrderDetail, CardPaymentMethod, CardQuote } from "@coffer/sdk";
import { type Flow, useFlow } from "../../platform/flow/use-flow.ts";
import { useMoneyMoved } from "../../platform/money/money-moved.ts";
import { coffer } from "../../platform/p2p/api.ts";
import type { Details } from "./terms.ts";

export type CardFlow = Flow<Details, CardOrderDetail, never, CardQuote>;

/** Refusals about one of the details, with the field. */
const codes = { 40001: "coin", 50014: "amount" } as const;

/** A rate held for three minutes, reviewed, and ordered once; the order's own page links to the provider. */
export function useCardFlow(): CardFlow {
  const moved = useMoneyMoved();
  return useFlow<Details, CardOrderDetail, never, CardQuote>({
    name: "creditcard",
    codes,
    quote: {
      ask: ({ legalCurrency, coin, amount }) => coffer.cards.getCreditCardQuote({ legalCurrency, coin, amount }),
      held: (quote) => quote,
      same: isSameRate,
      // The quote has expired or was used; or it is for another amount.
      codes: [60012, 60025],
    },
    send: ({ details: { paymentMethod }, quote: { quoteId, amount } }, once) =>
      coffer.cards
        .sendCreditCardPayment(
          // The form's options are the server's own values.
          { quoteId, amount, paymentMethod: paymentMethod as CardPaymentMethod, returnUrl: returnUrl() },
          once,
        )
        .finally(moved),
    resultAt: ({ id }) => ({ id, step: undefined, coin: undefined, currency: undefined, amount: undefined }),
  });
}

/** The provider's return address. */
const returnUrl = () => new URL("/creditcard", window.location.origin).href;

/** To the digit: any difference is shown and must be accepted. */
const isSameRate = (before: CardQuote, now: CardQuote): boolean =>
  before.price === now.price && before.quantity === now.quantity && before.fee === now.fee;
