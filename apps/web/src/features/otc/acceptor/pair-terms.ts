import type { AcceptorPair, AddConfigInput, OtcSymbol } from "@coffer/sdk";
import * as z from "zod/mini";
import { type Amount, compare } from "../../../platform/amount/amount.ts";
import { breach } from "../../../platform/form/amount-rule.ts";
import type { TextParams } from "../../../platform/form/zod-messages.ts";

/** An acceptor's terms for a pair: quantities in its base coin, deviations in percent. */
export type PairTerms = Omit<AddConfigInput, "symbol">;

export const termsOf = (pair: AcceptorPair): PairTerms => ({
  buyMinimum: pair.buyMinimum,
  buyMaximum: pair.buyMaximum,
  buyRateDeviation: pair.buyRateDeviation,
  sellMinimum: pair.sellMinimum,
  sellMaximum: pair.sellMaximum,
  sellRateDeviation: pair.sellRateDeviation,
});

/** "From -20 to 20 % in 4 decimals at most." */
const MOST_DEVIATION = "20";
const DEVIATION = /^-?\d{1,2}(\.\d{1,4})?$/;

export const isDeviation = (text: string): boolean =>
  DEVIATION.test(text) && compare(text.replace("-", ""), MOST_DEVIATION) <= 0;

const deviationFault = (text: string): TextParams | undefined =>
  isDeviation(text) ? undefined : { text: "otcAcceptor.deviationRange", values: { most: MOST_DEVIATION } };

type Faults = Partial<Record<keyof PairTerms, TextParams | undefined>>;

/** Returns contradictions, before a request. */
export function faultsOf(terms: PairTerms, { base, baseScale }: Pick<OtcSymbol, "base" | "baseScale">): Faults {
  const quantity = (amount: Amount, min?: Amount) =>
    breach(amount, { unit: base, decimals: baseScale, ...(min !== undefined && { min }) });
  const range = (least: Amount, most: Amount) => {
    const fault = quantity(least);
    return [fault, quantity(most, fault ? undefined : least)] as const;
  };
  const [buyMinimum, buyMaximum] = range(terms.buyMinimum, terms.buyMaximum);
  const [sellMinimum, sellMaximum] = range(terms.sellMinimum, terms.sellMaximum);
  const sellRateDeviation = deviationFault(terms.sellRateDeviation);
  const buyFault = deviationFault(terms.buyRateDeviation);
  const crossed = !buyFault && !sellRateDeviation && compare(terms.buyRateDeviation, terms.sellRateDeviation) > 0;
  return {
    buyMinimum,
    buyMaximum,
    buyRateDeviation: crossed ? { text: "otcAcceptor.crossed" } : buyFault,
    sellMinimum,
    sellMaximum,
    sellRateDeviation,
  };
}

const shape = {
  buyMinimum: z.string(),
  buyMaximum: z.string(),
  buyRateDeviation: z.string(),
  sellMinimum: z.string(),
  sellMaximum: z.string(),
  sellRateDeviation: z.string(),
};

export const termsRule = (pair: Pick<OtcSymbol, "base" | "baseScale">): z.ZodMiniType<PairTerms, PairTerms> =>
  z.object(shape).check(
    z.superRefine((terms, context) => {
      for (const [field, params] of Object.entries(faultsOf(terms, pair)))
        if (params) context.addIssue({ code: "custom", path: [field], params });
    }),
  );
