import type { GetLegalCurrencyCoinConfigResult } from "@coffer/sdk";
import { useSuspenseQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import type { Amount } from "../../../platform/amount/amount.ts";
import { api } from "../../../platform/api.ts";
import { type AmountBounds, breach } from "../../../platform/form/amount-rule.ts";

export type Pair = GetLegalCurrencyCoinConfigResult[number];

/** The coins and currencies of a payment page. */
export const usePairs = (): readonly Pair[] =>
  useSuspenseQuery(api.basic.getLegalCurrencyCoinConfig.queryOptions()).data.filter(({ buyEnabled }) => buyEnabled);

/** The purchase's input. */
export interface Details {
  legalCurrency: string;
  coin: string;
  amount: Amount;
}
export const pairOf = (pairs: readonly Pair[], { legalCurrency, coin }: Omit<Details, "amount">): Pair | undefined =>
  pairs.find((pair) => pair.legalCurrency === legalCurrency && pair.coin === coin);

export function startOf(pairs: readonly Pair[]): Details {
  const [first] = pairs;
  return { legalCurrency: first?.legalCurrency ?? "", coin: first?.coin ?? "", amount: "" };
}

export const boundsOf = (pair: Pair | undefined): AmountBounds => ({
  unit: pair?.legalCurrency ?? "",
  decimals: pair?.legalCurrencyScale ?? 0,
  min: pair?.minimumAmount,
  max: pair?.maximumAmount,
});

export const detailsRule = (pairs: readonly Pair[]): z.ZodMiniType<Details, Details> =>
  z.object({ legalCurrency: z.string(), coin: z.string(), amount: z.string() }).check(
    z.superRefine((details, context) => {
      const pair = pairOf(pairs, details);
      if (!pair) context.addIssue({ code: "custom", path: ["coin"], params: { text: "form.choose" } });
      const params = breach(details.amount, boundsOf(pair));
      if (params) context.addIssue({ code: "custom", path: ["amount"], params });
    }),
  );
