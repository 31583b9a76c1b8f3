import { refuse } from "../../core/refusal.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { coinOf, minorOf } from "../assets/coins/exports.ts";

/** The behaviour of a pair's server: takes and settles in time, does neither, or declines. */
export const ANSWERS = ["prompt", "silent", "rejects"] as const;

/** A pair of the desk. Bounds are in the base coin. */
export type DeskPair = {
  /** `BTC/USDT`: base before the slash, quote after it. */
  symbol: string;
  base: string;
  quote: string;
  minimum: string;
  maximum: string;
  quoteSeconds: number;
  enabled: boolean;
  answer: (typeof ANSWERS)[number];
};
export const deskPairs = defineTable<DeskPair>("otcPairs", { key: "symbol" });

/** @throws 40001 if the desk doesn't trade it */
export function deskPair(world: World, symbol: string): DeskPair {
  const pair = world.table(deskPairs).get(symbol);
  if (!pair) throw refuse("unsupportedCurrency", symbol);
  return pair;
}

/** @throws 60012 while the desk doesn't trade it */
export function checkOpen({ enabled, symbol }: DeskPair): void {
  if (!enabled) throw refuse("noExchangeRate", symbol);
}

/** Returns whether it has a price now: it is open, and both coins have one. */
export const hasMarket = (world: World, { base, quote, enabled }: DeskPair): boolean =>
  enabled && [base, quote].every((coin) => coinOf(world, coin).hasRate);

const boundsText = ({ base, minimum, maximum }: DeskPair) => ({
  en: `From ${minimum} to ${maximum} ${base}.`,
  "zh-CN": `${minimum} 至 ${maximum} ${base}。`,
});
const boundsData = ({ base, minimum, maximum }: DeskPair) => ({ data: { currency: base, minimum, maximum } });

/** @throws 50014; `quantity` is in minor units of the base coin */
export function checkBounds(world: World, pair: DeskPair, quantity: bigint): void {
  if (quantity < minorOf(world, pair.base, pair.minimum) || quantity > minorOf(world, pair.base, pair.maximum))
    throw refuse("amountOutOfRange", boundsText(pair), boundsData(pair));
}

/** @throws 40013 and 40014, where the bounds have changed since the quote */
export function checkStillWithin(world: World, pair: DeskPair, quantity: string): void {
  const size = minorOf(world, pair.base, quantity);
  if (size < minorOf(world, pair.base, pair.minimum))
    throw refuse("belowSingleMinimum", boundsText(pair), boundsData(pair));
  if (size > minorOf(world, pair.base, pair.maximum))
    throw refuse("aboveSingleMaximum", boundsText(pair), boundsData(pair));
}
