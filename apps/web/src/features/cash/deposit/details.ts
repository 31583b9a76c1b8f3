import type { CashChannel } from "@coffer/sdk";
import * as z from "zod";
import { type AmountBounds, breach } from "../../../kernel/form/amount-rule.ts";

/** How much is to come in, and how. */
export interface Details {
  channel: string;
  amount: string;
}
export const noDetails: Details = { channel: "", amount: "" };

const fiatDecimals = 2; // ours: "Fiat: USD, EUR, GBP, HKD, CNY (2)"

/** What an amount has to keep to. */
export const boundsOf = (channel: CashChannel | undefined): AmountBounds => ({
  unit: channel?.currency ?? "",
  decimals: fiatDecimals,
  min: channel?.minAmount,
  max: channel?.maxAmount,
  remaining: channel?.dailyRemaining,
});

export const channelOf = (channels: readonly CashChannel[], code: string): CashChannel | undefined =>
  channels.find(({ channel }) => channel === code);

export function detailsRule(channels: readonly CashChannel[]): z.ZodType<Details, Details> {
  return z.object({ channel: z.string(), amount: z.string() }).superRefine(({ channel, amount }, context) => {
    const chosen = channelOf(channels, channel);
    if (!chosen?.open) context.addIssue({ code: "custom", path: ["channel"], params: { text: "form.choose" } });
    const fault = breach(amount, boundsOf(chosen));
    if (fault) context.addIssue({ code: "custom", path: ["amount"], params: fault });
  });
}
