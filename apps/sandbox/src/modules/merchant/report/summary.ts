import type { Result, WireInput } from "@coffer/sdk/contract";
import { invalid } from "../../../core/refusal.ts";
import { isoOf } from "../../../world/clock.ts";
import type { World } from "../../../world/world.ts";
import { type Coin, moneyText } from "../../assets/coins/exports.ts";
import type { Span } from "../../assets/records/exports.ts";
import type { Sale } from "../orders/exports.ts";
import type { Acting } from "../staff/exports.ts";
import { daysOf, stretchAt } from "./daily.ts";
import { soldIn } from "./sold.ts";
import { add, inCurrency, nothing, plus, type Sums, totalsView } from "./sums.ts";
import { beginOf, localOf, momentOf, type Step, type Stretch, stretches } from "./time-zone.ts";

const DAY = 24 * 60 * 60 * 1000;
/** "More than 400 points are refused with 400." */
const MOST_POINTS = 400;

/** "An hour for up to two days, a day for up to a year, a month beyond." */
const stepFor = ([from, to]: Span): Step => (to - from <= 2 * DAY ? "hour" : to - from <= 366 * DAY ? "day" : "month");

export function salesSummary(
  world: World,
  acting: Acting,
  quote: Coin,
  { StartTime, EndTime, TimeZone: zone = "UTC", Step: asked }: WireInput<"getMerchantSalesSummary">,
): Result<"getMerchantSalesSummary"> {
  const now = world.clock.now();
  const to = Math.min(now, EndTime === undefined ? now : Date.parse(EndTime));
  const today = momentOf(zone, beginOf("day", localOf(zone, to)));
  const from = Math.min(to, StartTime === undefined ? today : Date.parse(StartTime));
  const step = asked ?? stepFor([from, to]);
  const points = stretches(zone, step, [from, Math.max(to, from + 1)], MOST_POINTS);
  if (points === null) throw invalid("Step", "maximum", `At most ${MOST_POINTS} points.`);
  // A sale counts for its quarter of an hour, so the current one is included.
  const sold = soldIn(world, acting, {}, [from, to + 1]);
  const before = soldIn(world, acting, {}, [from - (to - from), from]);
  const worth = valuing(world, quote, daysOf(zone, [...before, ...sold]));
  return {
    currency: quote.coin,
    timeZone: zone,
    from: isoOf(from),
    to: isoOf(to),
    step,
    totals: totalsView(quote, worth(sold)),
    previous: totalsView(quote, worth(before)),
    points: pointsOf(points, sold).map(([point, own]) => {
      const { orderCount, paidCount, collected, refunded } = worth(own);
      return {
        from: isoOf(Math.max(point.from, from)),
        orderCount,
        paidCount,
        collected: moneyText(quote, collected),
        refunded: moneyText(quote, refunded),
      };
    }),
  };
}

function pointsOf(points: readonly Stretch[], sold: readonly Sale[]): [Stretch, Sale[]][] {
  const own = new Map<Stretch, Sale[]>(points.map((point) => [point, []]));
  for (const sale of sold) {
    const point = stretchAt(points, sale.at);
    if (point) own.get(point)?.push(sale);
  }
  return [...own];
}

/** Each coin's day at its closing rate, as in the daily report. */
const valuing = (world: World, quote: Coin, days: readonly Stretch[]) => (sold: readonly Sale[]) => {
  const byDay = new Map<string, { coin: string; ends: number; sums: Sums }>();
  for (const sale of sold) {
    const ends = stretchAt(days, sale.at)?.to ?? sale.at;
    const key = `${ends} ${sale.coin}`;
    const own = byDay.get(key) ?? { coin: sale.coin, ends, sums: nothing() };
    add(world, own.sums, sale);
    byDay.set(key, own);
  }
  return [...byDay.values()].reduce(
    (sum, { coin, ends, sums }) => plus(sum, inCurrency(world, coin, sums, quote, ends)),
    nothing(),
  );
};
