import type { CashChannel, GlobalAccountCurrency } from "@coffer/sdk";
import * as z from "zod/mini";
import { type AmountBounds, breach } from "../../../platform/form/amount-rule.ts";
import { boundsOf, channelOf } from "../order-form/channels.ts";

/** The payout's input. */
export interface Details {
  currency: string;
  channel: string;
  /** `recipient:bf_…` or `bank:ba_…`, an own account. */
  payee: string;
  amount: string;
  /** The text on the recipient's statement; an own account has none. */
  reference: string;
}
export const noDetails: Details = { currency: "", channel: "", payee: "", amount: "", reference: "" };

/** The data that the form is checked against. */
export interface Catalogue {
  channels: readonly CashChannel[];
  /** The balance of the cash account. */
  currencies: readonly GlobalAccountCurrency[];
}

export const isOwn = ({ payee }: Pick<Details, "payee">): boolean => payee.startsWith("bank:");

/** The contract's rule: Latin letters, digits and punctuation. */
const referenceSigns = /^[A-Za-z0-9 .,/-]{1,35}$/;

/** The bounds of an amount: the channel's range, the day's rest, and the balance. */
export const payoutBounds = ({ channels, currencies }: Catalogue, { channel, currency }: Details): AmountBounds => ({
  ...boundsOf(channelOf(channels, channel)),
  unit: currency,
  balance: currencies.find((each) => each.currency === currency)?.available,
});

export function detailsRule(catalogue: Catalogue): z.ZodMiniType<Details, Details> {
  return z
    .object({
      currency: z.string().check(z.minLength(1, "form.choose")),
      channel: z.string(),
      payee: z.string().check(z.minLength(1, "cash.payeeMissing")),
      amount: z.string(),
      reference: z.string(),
    })
    .check(
      z.superRefine((details, context) => {
        const { channel, amount, reference } = details;
        const isOpen = channelOf(catalogue.channels, channel)?.open === true;
        if (!isOpen) context.addIssue({ code: "custom", path: ["channel"], params: { text: "form.choose" } });
        const fault = breach(amount, payoutBounds(catalogue, details));
        if (fault) context.addIssue({ code: "custom", path: ["amount"], params: fault });
        const said = reference.trim();
        if (!isOwn(details) && said !== "" && !referenceSigns.test(said))
          context.addIssue({ code: "custom", path: ["reference"], params: { text: "cash.referenceOdd" } });
      }),
    );
}
