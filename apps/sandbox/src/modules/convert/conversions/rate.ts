import { refuse } from "../../../core/refusal.ts";
import { formatAmount } from "../../../ledger/amount.ts";
import type { World } from "../../../world/world.ts";
import { coinOf } from "../../assets/coins/exports.ts";
import { marketRate, partsOf, RATE_SCALE, rateText, withParts } from "../pairs/exports.ts";
import type { Exact } from "./exact.ts";
import { checkOpen, type Pair } from "./pair.ts";

/** Decimals of an inverse rate. */
export const RATE_DECIMALS = 12;
const inverse = (rate: bigint) => formatAmount(10n ** BigInt(RATE_SCALE + RATE_DECIMALS) / rate, RATE_DECIMALS);

/**
 * Returns the pair's current price for a payer of `from`: worse than the market by the spread. @throws 60012 without
 * one
 */
export function priceNow(world: World, pair: Pair, from: string, spreadPercent = pair.spreadPercent) {
  checkOpen(pair);
  const reference = marketRate(world, pair.base, pair.quote);
  const sellsBase = from === pair.base;
  const spread = partsOf(spreadPercent) ?? 0n;
  const rate = withParts(reference, sellsBase ? -spread : spread);
  if (rate === 0n) throw refuse("noExchangeRate", pair.symbol);
  const exact: Exact = {
    sellsBase,
    baseScale: coinOf(world, pair.base).scale,
    quoteScale: coinOf(world, pair.quote).scale,
    rate,
    feeParts: partsOf(pair.feePercent) ?? 0n,
  };
  const [forward, backward] = sellsBase ? [rateText(rate), inverse(rate)] : [inverse(rate), rateText(rate)];
  const referenceRate = sellsBase ? rateText(reference) : inverse(reference);
  return { exact, rate: forward, inverseRate: backward, referenceRate };
}

/** Returns whether it converts now: the pair is open, and both coins have a price. */
export const hasPrice = (world: World, { base, quote, enabled }: Pair): boolean =>
  enabled && [base, quote].every((coin) => coinOf(world, coin).hasRate);

/** Returns the amount in the base coin of the bounds: the paid amount, or the received one before the fee. */
export const baseAmount = ({ sellsBase }: Exact, { from, gross }: { from: bigint; gross: bigint }) =>
  sellsBase ? from : gross;
