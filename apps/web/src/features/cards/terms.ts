import type { CardCurrency } from "@coffer/sdk";
import { useSuspenseQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import type { Amount } from "../../platform/amount/amount.ts";
import { api as base } from "../../platform/api.ts";
import { type AmountBounds, breach } from "../../platform/form/amount-rule.ts";
import { api } from "../../platform/p2p/api.ts";
import type { CardSearch } from "./search.ts";

/** The composition of the fee, and the validity of a rate. */
export interface CardRule {
  feePercent: string;
  feeMaximumUsd: Amount;
  rateHoldSeconds: number;
}
export interface Terms {
  currencies: readonly CardCurrency[];
  ruleOf: (legalCurrency: string) => CardRule | undefined;
}

export function useTerms(): Terms {
  const { items } = useSuspenseQuery(api.cards.getCreditCardSupportedCurrencies.queryOptions()).data;
  const rules = useSuspenseQuery(base.basic.getLegalCreditCurrencyCoinList.queryOptions()).data;
  return { currencies: items, ruleOf: (currency) => rules.find(({ legalCurrency }) => legalCurrency === currency) };
}

/** The purchase's input. */
export interface Details {
  amount: Amount;
  legalCurrency: string;
  coin: string;
  paymentMethod: string;
}

export const currencyOf = ({ currencies }: Terms, code: string): CardCurrency | undefined =>
  currencies.find(({ legalCurrency }) => legalCurrency === code);

const usual = { currency: "USD", coin: "USDT" };
/** The link's values that a card supports. */
export function startOf({ coin, currency, amount }: CardSearch, terms: Terms): Details {
  const row = currencyOf(terms, currency ?? usual.currency) ?? terms.currencies[0];
  const coins = row?.coins ?? [];
  return {
    amount: amount ?? "",
    legalCurrency: row?.legalCurrency ?? "",
    coin: [coin, usual.coin].find((each) => each !== undefined && coins.includes(each)) ?? coins[0] ?? "",
    paymentMethod: row?.paymentMethods[0] ?? "",
  };
}

export const boundsOf = (row: CardCurrency | undefined): AmountBounds => ({
  unit: row?.legalCurrency ?? "",
  decimals: row?.legalCurrencyScale ?? 0,
  min: row?.minimumAmount,
  max: row?.maximumAmount,
});

export const detailsRule = (terms: Terms): z.ZodMiniType<Details, Details> =>
  z.object({ amount: z.string(), legalCurrency: z.string(), coin: z.string(), paymentMethod: z.string() }).check(
    z.superRefine(({ amount, legalCurrency, coin, paymentMethod }, context) => {
      const row = currencyOf(terms, legalCurrency);
      const choose = (path: keyof Details) =>
        context.addIssue({ code: "custom", path: [path], params: { text: "form.choose" } });
      if (!row) choose("legalCurrency");
      else if (!row.coins.includes(coin)) choose("coin");
      if (row && !row.paymentMethods.some((each) => each === paymentMethod)) choose("paymentMethod");
      const params = breach(amount, boundsOf(row));
      if (params) context.addIssue({ code: "custom", path: ["amount"], params });
    }),
  );
