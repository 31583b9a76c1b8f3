import type { World } from "../../../world/world.ts";
import { type Coin, minorOf, moneyText } from "../../assets/coins/exports.ts";
import { pricedAt, worthOf } from "../../assets/prices/exports.ts";
import type { Sale } from "../orders/exports.ts";

/** The totals of sales, in minor units of one currency. */
export type Sums = { orderCount: number; paidCount: number; collected: bigint; fees: bigint; refunded: bigint };
export const nothing = (): Sums => ({ orderCount: 0, paidCount: 0, collected: 0n, fees: 0n, refunded: 0n });

export function plus(one: Sums, other: Sums): Sums {
  return {
    orderCount: one.orderCount + other.orderCount,
    paidCount: one.paidCount + other.paidCount,
    collected: one.collected + other.collected,
    fees: one.fees + other.fees,
    refunded: one.refunded + other.refunded,
  };
}

/** Adds a sale in place: a year of a busy merchant has tens of thousands of quarters of an hour. */
export function add(world: World, sums: Sums, { coin, orderCount, paidCount, collected, fee, refunded }: Sale): void {
  const minor = (amount: string) => (amount === "0" ? 0n : minorOf(world, coin, amount));
  sums.orderCount += orderCount;
  sums.paidCount += paidCount;
  sums.collected += minor(collected);
  sums.fees += minor(fee);
  sums.refunded += minor(refunded);
}

/** At a day's closing rate; at the current rate for today. */
export function inCurrency(world: World, coin: string, sums: Sums, { coin: quote }: Coin, dayEnds: number): Sums {
  const moment = Math.min(dayEnds, pricedAt(world));
  const worth = (minor: bigint) => (minor === 0n ? 0n : worthOf(world, coin, minor, quote, moment));
  return { ...sums, collected: worth(sums.collected), fees: worth(sums.fees), refunded: worth(sums.refunded) };
}

export const totalsView = (quote: Coin, { orderCount, paidCount, collected, fees, refunded }: Sums) => ({
  currency: quote.coin,
  orderCount,
  paidCount,
  collected: moneyText(quote, collected),
  fees: moneyText(quote, fees),
  refunded: moneyText(quote, refunded),
  net: moneyText(quote, collected - fees - refunded),
});
