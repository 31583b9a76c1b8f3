import { refuse } from "../../engine/refusal.ts";
import { formatAmount, parseAmount } from "../../ledger/amount.ts";
import type { World } from "../../world/world.ts";
import { coinOf } from "../coins/exports.ts";
import { rateAt } from "../prices/exports.ts";
import { type Exact, RATE_SCALE } from "./exact.ts";
import { checkOpen, type Pair } from "./pair.ts";

/** Percentages of pairs have at most four decimals: in millionths. */
const PERCENT_SCALE = 4;
const WHOLE = 1_000_000n;
const partsOf = (percent: string) => parseAmount(percent, PERCENT_SCALE) ?? 0n;
/** Decimals of a rate turned around. */
export const RATE_DECIMALS = 12;
const inverse = (rate: bigint) => formatAmount(10n ** BigInt(RATE_SCALE + RATE_DECIMALS) / rate, RATE_DECIMALS);
const text = (rate: bigint) => formatAmount(rate, RATE_SCALE);

/** A pair's price now for who gives `from`: the rate is worse than the market's by the spread. 60012 without one. */
export function priceNow(world: World, pair: Pair, from: string, spreadPercent = pair.spreadPercent) {
  checkOpen(pair);
  const reference = parseAmount(rateAt(world, pair.base, pair.quote), RATE_SCALE) ?? 0n;
  const sellsBase = from === pair.base;
  const spread = partsOf(spreadPercent);
  const rate = (reference * (sellsBase ? WHOLE - spread : WHOLE + spread)) / WHOLE;
  if (rate === 0n) throw refuse("noExchangeRate", pair.symbol);
  const exact: Exact = {
    sellsBase,
    baseScale: coinOf(world, pair.base).scale,
    quoteScale: coinOf(world, pair.quote).scale,
    rate,
    feeParts: partsOf(pair.feePercent),
  };
  const [forward, backward] = sellsBase ? [text(rate), inverse(rate)] : [inverse(rate), text(rate)];
  const referenceRate = sellsBase ? text(reference) : inverse(reference);
  return { exact, rate: forward, inverseRate: backward, referenceRate };
}

/** Whether it converts now: the pair is open, and both coins have a price. */
export const hasPrice = (world: World, { base, quote, enabled }: Pair): boolean =>
  enabled && [base, quote].every((coin) => coinOf(world, coin).hasRate);

/** The same amount in the base coin, which bounds are in: what is given of it, or received before the fee. */
export const baseAmount = ({ sellsBase }: Exact, { from, gross }: { from: bigint; gross: bigint }) =>
  sellsBase ? from : gross;
