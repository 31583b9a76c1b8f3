import type { CoinConfig, RefundOptions } from "@coffer/sdk";
import * as z from "zod/mini";
import type { Amount } from "../../../platform/amount/amount.ts";
import { destinationFaults } from "../../../platform/destination/destination.tsx";
import { breach } from "../../../platform/form/amount-rule.ts";

/** The contract's maximum length. */
export const refundReasonMost = 200;

export const noRefund = { basis: "ownAmount", amount: "", address: "", tag: "", twinSeen: false, reason: "" };
export type RefundDetails = typeof noRefund;

/** The kinds of refund in the contract; an own amount is always one. */
export type Basis = RefundOptions["options"][number]["basis"];
export const basisIn = (options: RefundOptions, basis: string): Basis =>
  options.options.find((option) => option.basis === basis)?.basis ?? "ownAmount";

/** Returns a kind's amount; for an own one the typed amount. */
export const amountOf = (options: RefundOptions, { basis, amount }: RefundDetails): Amount =>
  options.options.find((option) => option.basis === basis)?.amount ?? amount;

/** At most the rest, to an address on the order's network. */
export function refundRule(options: RefundOptions, coins: readonly CoinConfig[], scale: number) {
  const { coin, network, refundableAmount } = options;
  const shape = { basis: z.string(), amount: z.string(), address: z.string(), tag: z.string(), twinSeen: z.boolean() };
  const reason = z.string().check(z.trim(), z.minLength(1, "form.required"), z.maxLength(refundReasonMost));
  return z.object({ ...shape, reason }).check(
    z.superRefine((details, context) => {
      const { address, tag } = details;
      const to = { coin, network, address: address.trim(), tag, noTag: false, twinSeen: true };
      const { address: place, tag: tagged } = destinationFaults(to, { coins, known: [] });
      const faults = {
        amount: breach(amountOf(options, details), { unit: coin, decimals: scale, max: refundableAmount }),
        address: place,
        tag: tagged,
      };
      for (const [field, params] of Object.entries(faults)) {
        if (params) context.addIssue({ code: "custom", path: [field], params });
      }
    }),
  );
}
