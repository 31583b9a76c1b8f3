import * as z from "zod/mini";
import { breach } from "../../platform/form/amount-rule.ts";
import type { TextParams } from "../../platform/form/zod-messages.ts";
import { type Choice, coinAt } from "./choice.ts";
import { limitsOf } from "./limits.ts";
import { holdingOf, pairIn, scaleOf, type Terms } from "./terms.ts";

/** Returns the amount's errors, before a request. */
export function faultOf(choice: Choice, terms: Terms): TextParams | undefined {
  const { side, amount } = choice;
  const coin = coinAt(choice, side);
  const pair = pairIn(terms, choice);
  // Bounds in the other coin are derived from a rate, for display; the server checks exactly.
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
