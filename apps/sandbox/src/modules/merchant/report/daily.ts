import type { Result, WireInput } from "@coffer/sdk/contract";
import type { World } from "../../../world/world.ts";
import { amountText, type Coin, moneyText } from "../../assets/coins/exports.ts";
import { readList } from "../../assets/records/exports.ts";
import type { Sale } from "../orders/exports.ts";
import type { Acting } from "../staff/exports.ts";
import { soldIn } from "./sold.ts";
import { add, inCurrency, nothing, plus, type Sums, totalsView } from "./sums.ts";
import { checkZone, type Stretch, stretches } from "./time-zone.ts";

const DAY = 24 * 60 * 60 * 1000;
/** "Without times it answers the past 30 days." */
const PAST_DAYS = 30;
/** No sales exist before the product's start. */
const MOST_DAYS = 100_000;

type Row = { day: Stretch; cashierId: string | null; name: string; coin: string; sums: Sums };

/** A cashier's day in one coin is a row; the totals are beside the page. */
export function dailyReport(
  world: World,
  acting: Acting,
  quote: Coin,
  input: WireInput<"getSubMerchantDailyReport">,
): Result<"getSubMerchantDailyReport"> {
  const now = world.clock.now();
  const to = input.EndTime === undefined ? now + 1 : Date.parse(input.EndTime);
  const from = input.StartTime === undefined ? to - PAST_DAYS * DAY : Date.parse(input.StartTime);
  const zone = input.TimeZone ?? "UTC";
  const sold = soldIn(world, acting, { cashierId: input.SubMerchantId, coin: input.Coin }, [from, to]);
  const rows = rowsOf(world, acting.merchant.name ?? acting.merchant.uid, sold, daysOf(zone, sold));
  const valued = rows.map((row) => ({ ...row, value: inCurrency(world, row.coin, row.sums, quote, row.day.to) }));
  const places = new Map(valued.map((row, place) => [row, place]));
  const reading = {
    by: { time: ({ day }: Row) => day.from, date: ({ day }: Row) => day.from },
    order: (row: (typeof valued)[number]) => places.get(row) ?? 0,
  };
  const sorting = { ...input, Sorting: input.Sorting ?? "date desc" };
  const page = readList(valued, sorting, reading, ({ day, cashierId, name, coin, sums, value }) => ({
    date: day.date,
    subMerchantId: cashierId,
    userName: name,
    coin,
    orderCount: sums.orderCount,
    paidCount: sums.paidCount,
    collectedAmount: amountText(world, coin, sums.collected),
    collectedValue: moneyText(quote, value.collected),
    feeAmount: amountText(world, coin, sums.fees),
    refundedAmount: amountText(world, coin, sums.refunded),
    netAmount: amountText(world, coin, sums.collected - sums.fees - sums.refunded),
  }));
  const totals = valued.reduce((sum, { value }) => plus(sum, value), nothing());
  return { ...page, totals: totalsView(quote, totals), timeZone: zone };
}

/** From the first to the last day with a sale. */
export function daysOf(zone: string, sold: readonly Sale[]): Stretch[] {
  let [first, last] = [Infinity, -Infinity];
  for (const { at } of sold) {
    first = Math.min(first, at);
    last = Math.max(last, at);
  }
  if (sold.length === 0) {
    checkZone(zone);
    return [];
  }
  return stretches(zone, "day", [first, last + 1], MOST_DAYS) ?? [];
}

/** Returns the interval that contains a moment; intervals are contiguous. */
export function stretchAt(all: readonly Stretch[], moment: number): Stretch | undefined {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.to ?? 0) > moment) high = middle;
    else low = middle + 1;
  }
  return all[low];
}

function rowsOf(world: World, merchantName: string, sold: readonly Sale[], days: readonly Stretch[]): Row[] {
  const rows = new Map<string, Row>();
  for (const sale of sold) {
    const day = stretchAt(days, sale.at);
    if (!day) continue;
    const { cashierId, cashierName, coin } = sale;
    const key = [day.date, cashierId, coin].join(" ");
    const row = rows.get(key) ?? { day, cashierId, name: cashierName ?? merchantName, coin, sums: nothing() };
    add(world, row.sums, sale);
    // Its latest name.
    rows.set(key, { ...row, name: cashierName ?? merchantName });
  }
  const keyOf = ({ name, coin }: Row) => `${name} ${coin}`;
  return [...rows.values()].sort((one, other) => one.day.from - other.day.from || (keyOf(one) < keyOf(other) ? 1 : -1));
}
