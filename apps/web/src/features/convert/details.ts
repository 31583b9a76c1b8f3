import * as z from "zod/mini";
import { breach } from "../../platform/form/amount-rule.ts";
import type { TextParams } from "../../platform/form/zod-messages.ts";
import { type Choice, coinAt } from "./choice.ts";
import { limitsOf } from "./limits.ts";
import { holdingOf, pairIn, scaleOf, type Terms } from "./terms.ts";

/** What is wrong with the amount, before the server is asked. */
export function faultOf(choice: Choice, terms: Terms): TextParams | undefined {
  const { side, amount } = choice;
  const coin = coinAt(choice, side);
  const pair = pairIn(terms, choice);
  // Bounds in the other coin are worked out from a rate, and for looking at; the server knows to the digit.
  const limits = pair && limitsOf(pair, coin, undefined);
  const exact = limits && { min: limits.min, max: limits.max };
  const balance = side === "from" ? holdingOf(terms, coin)?.available : undefined;
  return breach(amount, { unit: coin, decimals: scaleOf(terms, coin), balance, ...exact });
}

export function detailsRule(terms: Terms): z.ZodMiniType<Choice, Choice> {
  return z.object({ fromCoin: z.string(), toCoin: z.string(), side: z.enum(["from", "to"]), amount: z.string() }).check(
    z.superRefine((choice, context) => {
      const params = faultOf(choice, terms);
      if (params) context.addIssue({ code: "custom", path: ["amount"], params });
    }),
  );
}
