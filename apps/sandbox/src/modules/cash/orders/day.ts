import { CashOrderStatus } from "@coffer/sdk/contract";
import { refuse } from "../../../core/refusal.ts";
import { fromTheEnd } from "../../../state/sorted.ts";
import { isoOf } from "../../../world/clock.ts";
import type { World } from "../../../world/world.ts";
import { minorOf } from "../../assets/coins/exports.ts";
import { type Channel, cashText } from "../channels/exports.ts";
import { type CashOrder, cashOrders } from "./order.ts";

/** "The most in one day, UTC, all orders together"; unsuccessful orders don't count. */
const DAY = 24 * 60 * 60 * 1000;
const { failed, rejected, cancelled } = CashOrderStatus;
const UNCOUNTED: readonly CashOrderStatus[] = [failed, rejected, cancelled];

type Allowance = { readonly limit: bigint; readonly used: bigint; readonly remaining: bigint };

/** Returns the rest of a user's daily limit on a channel. */
export function dayOf(world: World, uid: string, { channel, direction, currency, dailyLimit }: Channel): Allowance {
  const now = world.clock.now();
  const today = now - (now % DAY);
  const limit = minorOf(world, currency, dailyLimit);
  const counts = (each: CashOrder) =>
    each.channel === channel && each.direction === direction && !UNCOUNTED.includes(each.status);
  let used = 0n;
  for (const run of world.table(cashOrders).runs("uid", uid, "time", counts))
    for (const { at, amount } of fromTheEnd(run)) {
      if (at < today) break;
      used += minorOf(world, currency, amount);
    }
  return { limit, used, remaining: used < limit ? limit - used : 0n };
}

/** Returns the texts for lists, previews and refusals. */
export function dayTexts(world: World, { limit, used, remaining }: Allowance, currency: string) {
  const now = world.clock.now();
  const text = (minor: bigint) => cashText(world, currency, minor);
  return {
    dailyLimit: text(limit),
    dailyUsed: text(used),
    dailyRemaining: text(remaining),
    resetsAt: isoOf(now - (now % DAY) + DAY),
  };
}

/** @throws 40015 with the figures */
export function checkDay(world: World, uid: string, channel: Channel, amount: bigint): void {
  const { currency } = channel;
  const day = dayOf(world, uid, channel);
  if (amount <= day.remaining) return;
  const { dailyLimit, dailyUsed, dailyRemaining, resetsAt } = dayTexts(world, day, currency);
  const serverTime = world.clock.iso();
  throw refuse(
    "dailyTotalExceeded",
    { en: `Left today: ${dailyRemaining} ${currency}.`, "zh-CN": `今日剩余额度 ${dailyRemaining} ${currency}。` },
    { data: { currency, limit: dailyLimit, used: dailyUsed, left: dailyRemaining, resetsAt, serverTime } },
  );
}
