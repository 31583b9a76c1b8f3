import type { Locale } from "@coffer/errors";
import { labels, type Result, type WireInput } from "@coffer/sdk/contract";
import type { World } from "../../../world/world.ts";
import { minorOf } from "../../assets/coins/exports.ts";
import { reviewFrom } from "../../assets/prices/exports.ts";
import type { User } from "../../auth/user/exports.ts";
import { checkIdentity } from "../accounts/exports.ts";
import { type Channel, cashCurrencyOf, cashText, offeredChannels } from "../channels/exports.ts";
import { dayOf, dayTexts } from "./day.ts";

/** "The channels of a currency, with the range an amount must lie in and what is left of the day, cheapest first." */
export function channelList(
  world: World,
  user: User,
  filter: WireInput<"getCashChannelList">,
  language: Locale,
): Result<"getCashChannelList"> {
  checkIdentity(user);
  if (filter.currency !== undefined) cashCurrencyOf(world, filter.currency);
  const items = offeredChannels(world, filter)
    .sort((one, other) => cheaper(world, one, other))
    .map((each) => channelView(world, user, each, language));
  return { items, serverTime: world.clock.iso() };
}

/** Compares by the smallest fee. */
function cheaper(world: World, one: Channel, other: Channel): number {
  const least = ({ currency, minFee }: Channel) => minorOf(world, currency, minFee);
  const [a, b] = [least(one), least(other)];
  return a === b ? 0 : a < b ? -1 : 1;
}

type ChannelOnWire = Result<"getCashChannelList">["items"][number];

function channelView(world: World, user: User, terms: Channel, language: Locale): ChannelOnWire {
  const { channel, currency, direction, paymentType } = terms;
  const text = (amount: string) => cashText(world, currency, minorOf(world, currency, amount));
  return {
    ...{ channel, currency, direction, paymentType },
    name: labels.CashChannelCode[channel][language],
    open: isOpen(world, terms),
    minAmount: text(terms.minAmount),
    maxAmount: text(terms.maxAmount),
    ...dayTexts(world, dayOf(world, user.uid, terms), currency),
    reviewFrom: cashText(world, currency, reviewFrom(world, currency)),
    arrivalSeconds: terms.arrivalSeconds,
    attachmentRequired: terms.attachmentRequired,
    whitelistRequired: terms.whitelistRequired,
  };
}

/** Returns whether the channel takes orders now; a closed currency closes all its channels. */
export const isOpen = (world: World, { currency, open, hasRate }: Channel): boolean =>
  open && hasRate && cashCurrencyOf(world, currency).open;
