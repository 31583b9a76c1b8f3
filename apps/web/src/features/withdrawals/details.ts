import * as z from "zod/mini";
import { destinationFaults, destinationShape, noDestination } from "../../platform/destination/destination.tsx";
import { breach } from "../../platform/form/amount-rule.ts";
import type { TextParams } from "../../platform/form/zod-messages.ts";
import { boundsOf, knownAddresses, type Terms } from "./terms.ts";

export const noDetails = { ...noDestination, amount: "" };
/** A merchant's withdrawal has its own number, and an optional purpose. */
export type Details = typeof noDetails & {
  merchantWithdrawalNumber?: string | undefined;
  remark?: string | undefined;
};

/** Validates a withdrawal's details against the terms of its coin and network. */
export function detailsRule(
  terms: Terms,
  referenceFaults: (details: Details) => Faults,
): z.ZodMiniType<Details, Details> {
  const shape = {
    ...destinationShape,
    amount: z.string(),
    merchantWithdrawalNumber: z.optional(z.string()),
    remark: z.optional(z.string()),
  };
  return z.object(shape).check(
    z.superRefine((details, context) => {
      for (const [field, params] of Object.entries({ ...faultsOf(details, terms), ...referenceFaults(details) })) {
        if (params) context.addIssue({ code: "custom", path: [field], params });
      }
    }),
  );
}

export type Faults = Partial<Record<keyof Details, TextParams | undefined>>;

/** Returns the errors by field. */
export function faultsOf(details: Details, terms: Terms): Faults {
  const { coins } = terms;
  const faults = destinationFaults(details, { coins, known: knownAddresses(terms) });
  const bounds = boundsOf(terms, details);
  if (!bounds) return { ...faults, amount: details.amount === "" ? { text: "form.amountMissing" } : undefined };
  return { ...faults, amount: breach(details.amount, bounds) };
}
