import type { CashChannel } from "@coffer/sdk";
import type { AmountBounds } from "../../../platform/form/amount-rule.ts";

export const fiatDecimals = 2; // Our decision: "Fiat: USD, EUR, GBP, HKD, CNY (2)".

/** The bounds of an amount. */
export const boundsOf = (channel: CashChannel | undefined): AmountBounds => ({
  unit: channel?.currency ?? "",
  decimals: fiatDecimals,
  min: channel?.minAmount,
  max: channel?.maxAmount,
  remaining: channel?.dailyRemaining,
});

export const channelOf = (channels: readonly CashChannel[], code: string): CashChannel | undefined =>
  channels.find(({ channel }) => channel === code);
