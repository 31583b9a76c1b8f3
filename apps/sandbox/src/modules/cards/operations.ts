import { coinOf } from "../assets/coins/exports.ts";
import type { Operations } from "../auth/session/exports.ts";
import { cardTerms } from "../quick-pay/currencies/exports.ts";
import { exchangeCode } from "./exchange-code.ts";
import { cancelByUser } from "./life.ts";
import { ownCardOrder } from "./order.ts";
import { placeCard } from "./place.ts";
import { PROVIDER } from "./provider.ts";
import { cardQuoteView, makeCardQuote } from "./quote.ts";
import { cardView } from "./view.ts";

export const operations = {
  getCreditCardSupportedCurrencies: ({ world }) => ({
    items: cardTerms().map(({ legalCurrency, coins, minimumAmount, maximumAmount }) => ({
      ...{ legalCurrency, coins: [...coins], provider: PROVIDER.name, minimumAmount, maximumAmount },
      legalCurrencyScale: coinOf(world, legalCurrency).scale,
      paymentMethods: ["visa", "mastercard", "applePay", "googlePay"],
    })),
  }),
  getCreditCardQuote: ({ world }, input) => cardQuoteView(world, makeCardQuote(world, input)),
  sendCreditCardPayment: ({ world, user, language, base }, input) =>
    cardView(world, placeCard(world, user, input, base), language, base),
  getCreditCardOrder: ({ world, user, language, base }, { id }) =>
    cardView(world, ownCardOrder(world, user.uid, id), language, base),
  exchangeCreditCardCode: ({ world, user, language, base }, input) =>
    cardView(world, exchangeCode(world, user, input, base), language, base),
  cancelCreditCardOrder: ({ world, user, language, base }, { id }) =>
    cardView(world, cancelByUser(world, ownCardOrder(world, user.uid, id)), language, base),
} satisfies Operations;
