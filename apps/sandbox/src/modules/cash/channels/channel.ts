import type { CashChannelCode, CashDirection, CashPaymentType } from "@coffer/sdk/contract";
import { refuse } from "../../../core/refusal.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import { coinOf, moneyText } from "../../assets/coins/exports.ts";

/** A channel's terms in one direction. Amounts and fees are in its currency, percentages as text. */
export type Channel = {
  /** `sepa topUp` */
  id: string;
  channel: CashChannelCode;
  direction: CashDirection;
  currency: string;
  paymentType: CashPaymentType;
  /** Whether the desk has it; otherwise the channel is unknown. */
  offered: boolean;
  open: boolean;
  hasRate: boolean;
  minAmount: string;
  maxAmount: string;
  dailyLimit: string;
  arrivalSeconds: number;
  attachmentRequired: boolean;
  whitelistRequired: boolean;
  fixedFee: string;
  feePercent: string;
  minFee: string;
  maxFee: string | null;
};
export const CASH_CHANNELS = [
  "ach",
  "wire",
  "sepa",
  "fasterPayments",
  "fps",
  "localBank",
] as const satisfies readonly CashChannelCode[];
export const cashChannels = defineTable<Channel>("cashChannels", { key: "id" });
export const channelId = (channel: CashChannelCode, direction: CashDirection) => `${channel} ${direction}`;

/** Returns the desk's channels, closed ones included, in its order. */
export const offeredChannels = (
  world: World,
  { currency, direction }: { currency?: string; direction?: string } = {},
) =>
  world
    .table(cashChannels)
    .all()
    .filter(
      (each) =>
        each.offered &&
        (currency ?? each.currency) === each.currency &&
        (direction ?? each.direction) === each.direction,
    );

/** Returns the terms in one direction, also of a removed channel: its older orders continue. */
export function termsOf(world: World, channel: CashChannelCode, direction: CashDirection): Channel {
  const found = world.table(cashChannels).get(channelId(channel, direction));
  if (!found) throw new Error(`There is no channel ${channel}.`);
  return found;
}

/** Returns the terms in one direction. @throws 40001 if the desk doesn't have the channel */
export function channelOf(world: World, channel: CashChannelCode, direction: CashDirection): Channel {
  const terms = termsOf(world, channel, direction);
  if (!terms.offered) throw refuse("unsupportedCurrency", channel);
  return terms;
}

/** Returns the terms of payouts. @throws 40012 for a removed channel */
export function withdrawTerms(world: World, channel: CashChannelCode): Channel {
  const terms = termsOf(world, channel, "withdraw");
  if (!terms.offered) throw refuse("withdrawalClosed", channel);
  return terms;
}

/** Returns what both directions share. @throws 40001 if the desk has the channel in neither */
export function knownChannel(world: World, channel: CashChannelCode): Pick<Channel, "channel" | "currency"> {
  const found = offeredChannels(world).find((each) => each.channel === channel);
  if (!found) throw refuse("unsupportedCurrency", channel);
  return found;
}

/** Formats fiat with all decimals, as cash screens show it. */
export const cashText = (world: World, currency: string, minor: bigint): string =>
  moneyText(coinOf(world, currency), minor);
