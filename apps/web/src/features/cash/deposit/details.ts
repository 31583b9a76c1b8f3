import type { CashChannel } from "@coffer/sdk";
import * as z from "zod/mini";
import { breach } from "../../../platform/form/amount-rule.ts";
import { boundsOf, channelOf } from "../order-form/channels.ts";

/** The amount and the channel. */
export interface Details {
  channel: string;
  amount: string;
}
export const noDetails: Details = { channel: "", amount: "" };

export function detailsRule(channels: readonly CashChannel[]): z.ZodMiniType<Details, Details> {
  return z.object({ channel: z.string(), amount: z.string() }).check(
    z.superRefine(({ channel, amount }, context) => {
      const chosen = channelOf(channels, channel);
      if (!chosen?.open) context.addIssue({ code: "custom", path: ["channel"], params: { text: "form.choose" } });
      const fault = breach(amount, boundsOf(chosen));
      if (fault) context.addIssue({ code: "custom", path: ["amount"], params: fault });
    }),
  );
}
