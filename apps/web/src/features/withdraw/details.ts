import * as z from "zod";
import { destinationFaults, destinationShape, noDestination } from "../../kernel/destination/destination.tsx";
import { breach } from "../../kernel/form/amount-rule.ts";
import type { TextParams } from "../../kernel/form/zod-words.ts";
import { boundsOf, knownAddresses, type Terms } from "./terms.ts";

export const noDetails = { ...noDestination, amount: "" };
export type Details = typeof noDetails;

/** The details of a withdrawal, measured against what holds for its coin and network. */
export function detailsRule(terms: Terms) {
  return z.object({ ...destinationShape, amount: z.string() }).superRefine((details, context) => {
    for (const [field, params] of Object.entries(faultsOf(details, terms))) {
      if (params) context.addIssue({ code: "custom", path: [field], params });
    }
  });
}

/** What is wrong, field by field. */
export function faultsOf(details: Details, terms: Terms): Partial<Record<keyof Details, TextParams | undefined>> {
  const { coins } = terms;
  const faults = destinationFaults(details, { coins, known: knownAddresses(terms) });
  const bounds = boundsOf(terms, details);
  if (!bounds) return { ...faults, amount: details.amount === "" ? { text: "form.amountMissing" } : undefined };
  return { ...faults, amount: breach(details.amount, bounds) };
}
