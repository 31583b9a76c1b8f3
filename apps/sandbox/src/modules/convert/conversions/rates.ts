import type { Result, WireInput } from "@coffer/sdk/contract";
import { refuse } from "../../../core/refusal.ts";
import { isoOf } from "../../../world/clock.ts";
import type { World } from "../../../world/world.ts";
import { changePercent24h, pricedAt, rateAt } from "../../assets/prices/exports.ts";
import { flashPairs } from "./pair.ts";
import { hasPrice } from "./rate.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
type Span = NonNullable<WireInput<"getRateHistory">["span"]>;
/** The length of a rate history, and the distance of its points. */
const spans: Readonly<Record<Span, readonly [back: number, apart: number]>> = {
  hour: [HOUR, MINUTE],
  day: [DAY, 15 * MINUTE],
  week: [7 * DAY, 2 * HOUR],
  month: [30 * DAY, 6 * HOUR],
  year: [364 * DAY, 2 * DAY],
};

/** Returns pairs with a current price. @throws 60012 if none has one */
export function ratesNow(world: World): Result<"getConvertSymbols"> {
  const priced = world
    .table(flashPairs)
    .all()
    .filter((pair) => hasPrice(world, pair));
  if (priced.length === 0) throw refuse("noExchangeRate");
  const at = isoOf(pricedAt(world));
  const items = priced.map(({ symbol, base, quote }) => ({
    symbol,
    fromCoin: base,
    toCoin: quote,
    rate: rateAt(world, base, quote),
    changePercent24h: changePercent24h(world, base, quote),
    at,
  }));
  return { items };
}

export function rateHistory(world: World, symbol: string, span: Span): Result<"getRateHistory"> {
  const pair = world.table(flashPairs).get(symbol);
  if (!pair) throw refuse("unsupportedCurrency", symbol);
  const [back, apart] = spans[span];
  const last = pricedAt(world);
  const items = Array.from({ length: back / apart + 1 }, (_, point) => {
    const moment = last - back + point * apart;
    return { time: isoOf(moment), rate: rateAt(world, pair.base, pair.quote, moment) };
  });
  return { symbol, items };
}
