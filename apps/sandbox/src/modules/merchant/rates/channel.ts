import { MerchantChannelKind, type Result, type WireInput } from "@coffer/sdk/contract";
import { isoOf } from "../../../world/clock.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import { amountText, type Coin, coinOf, minorOf, type Network, networkOf } from "../../assets/coins/exports.ts";
import { partsOf } from "../../convert/pairs/exports.ts";
import { settlementCoin } from "./settlement-coin.ts";

/** A channel's cost and limits; amounts are decimal strings in the coin. */
export type Channel = {
  id: string;
  kind: MerchantChannelKind;
  coin: string;
  network: string;
  ratePercent: string;
  fixedFee: string;
  minFee: string;
  singleMin: string;
  singleMax: string;
  settlementHourCount: number;
};
export const channels = defineTable<Channel>("merchantChannels", { key: "id" });
export const channelId = (kind: MerchantChannelKind, coin: string, network: string) => `${kind} ${coin} ${network}`;

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;
/** Percentages are computed in millionths. */
const WHOLE = 1_000_000n;

export function channelOf(world: World, kind: MerchantChannelKind, { coin, network }: Network): Channel {
  const channel = world.table(channels).get(channelId(kind, coin, network));
  if (!channel) throw new Error(`No channel of kind ${kind} for ${coin}, ${network}.`);
  return channel;
}

/** Returns the channel's fee, truncated to the coin's scale, and never more than the amount. */
export function channelFee(world: World, { coin, ratePercent, fixedFee, minFee }: Channel, amount: bigint): bigint {
  const minor = (text: string) => minorOf(world, coin, text);
  const fee = (amount * (partsOf(ratePercent) ?? 0n)) / WHOLE + minor(fixedFee);
  const least = fee < minor(minFee) ? minor(minFee) : fee;
  return least > amount ? amount : least;
}
export const settlesAfter = ({ settlementHourCount }: Channel) => settlementHourCount * HOUR;

/** The daily withdrawal limit of a coin, and today's total; null for fiat. */
export type DayOf = (coin: string) => { limit: bigint; used: bigint; remaining: bigint } | null;

export function channelRates(
  world: World,
  { Kind, Coin: coin }: WireInput<"getMerchantChannelRates">,
  dayOf: DayOf,
): Result<"getMerchantChannelRates"> {
  if (coin !== undefined) settlementCoin(world, coin);
  const items = world
    .table(channels)
    .all()
    .filter((each) => (Kind ?? each.kind) === each.kind && (coin ?? each.coin) === each.coin)
    .map((each) => channelView(world, each, coinOf(world, each.coin), dayOf));
  const now = world.clock.now();
  return { items, resetsAt: isoOf((Math.floor(now / DAY) + 1) * DAY), serverTime: isoOf(now) };
}

function channelView(world: World, { id: _id, ...terms }: Channel, { coin }: Coin, dayOf: DayOf) {
  const { name, depositEnabled, withdrawEnabled, atRisk } = networkOf(world, coin, terms.network);
  const isOut = terms.kind === MerchantChannelKind.withdraw;
  const day = isOut ? dayOf(coin) : null;
  const text = (minor: bigint | undefined) => (minor === undefined ? null : amountText(world, coin, minor));
  return {
    ...terms,
    networkName: name,
    dailyLimit: text(day?.limit),
    dailyUsed: text(day?.used),
    dailyRemaining: text(day?.remaining),
    enabled: !atRisk && (isOut ? withdrawEnabled : depositEnabled),
  };
}
