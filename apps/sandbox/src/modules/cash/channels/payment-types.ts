import type { Locale } from "@coffer/errors";
import { labels, type Result } from "@coffer/sdk/contract";
import type { World } from "../../../world/world.ts";
import { offeredChannels } from "./channel.ts";
import { cashCurrencyOf } from "./currency.ts";

/** Groups a currency's channels by payment type. */
export function paymentTypes(
  world: World,
  { currency, direction }: { currency: string; direction?: string },
  language: Locale,
): Result<"getGlobalAccounSupportedPaymentType"> {
  cashCurrencyOf(world, currency);
  const own = offeredChannels(world, direction === undefined ? { currency } : { currency, direction });
  return [...Map.groupBy(own, ({ paymentType }) => paymentType)].map(([paymentType, channels]) => ({
    paymentType,
    name: labels.CashPaymentType[paymentType][language],
    channels: [...new Set(channels.map(({ channel }) => channel))],
  }));
}
