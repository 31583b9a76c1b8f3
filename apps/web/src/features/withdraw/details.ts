import * as z from "zod";
import { breach } from "../../kernel/form/amount-rule.ts";
import type { TextParams } from "../../kernel/form/zod-words.ts";
import { boundsOf, networkOf, type Terms, twinOf } from "./terms.ts";

export const noDetails = { coin: "", network: "", address: "", tag: "", amount: "", twinSeen: false };
export type Details = typeof noDetails;

const tagLength = 64; // the contract's limit

/** The details of a withdrawal, measured against what holds for its coin and network. */
export function detailsRule(terms: Terms) {
  return z
    .object({
      coin: z.string(),
      network: z.string(),
      address: z.string(),
      tag: z.string(),
      amount: z.string(),
      twinSeen: z.boolean(),
    })
    .superRefine((details, context) => {
      for (const [field, params] of Object.entries(faultsOf(details, terms))) {
        if (params) context.addIssue({ code: "custom", path: [field], params });
      }
    });
}

type Faults = Partial<Record<keyof Details, TextParams | undefined>>;

/** What is wrong, field by field. */
export function faultsOf(details: Details, terms: Terms): Faults {
  const { address, tag, amount } = details;
  const network = networkOf(terms, details);
  const required = { text: "form.required" } as const;
  if (!network) {
    return {
      [details.coin ? "network" : "coin"]: { text: "form.choose" },
      ...(address === "" && { address: required }),
      ...(amount === "" && { amount: required }),
    };
  }
  const fits = new RegExp(network.addressPattern).test(address);
  return {
    address:
      address === "" ? required : fits ? undefined : { text: "withdraw.addressOdd", values: { network: network.name } },
    tag:
      network.tagRequired && tag === ""
        ? required
        : tag.length > tagLength
          ? { text: "form.tooLong", values: { max: tagLength } }
          : undefined,
    amount: breach(amount, boundsOf(terms, details)),
    twinSeen: twinOf(terms, address) && !details.twinSeen ? { text: "form.lookAlikeNeeded" } : undefined,
  };
}
