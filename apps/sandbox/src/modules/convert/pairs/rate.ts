import { formatAmount, parseAmount } from "../../../ledger/amount.ts";
import type { World } from "../../../world/world.ts";
import { rateAt } from "../../assets/prices/exports.ts";

/** Decimals of a pair's rate. */
export const RATE_SCALE = 8;
/** Decimals of a percentage a rate is made with, so that its parts are millionths. */
export const PERCENT_DECIMALS = 4;
const WHOLE = 1_000_000n;

export const rateText = (rate: bigint) => formatAmount(rate, RATE_SCALE);

/** A percentage, signed or not, in millionths; null where it has more decimals than a rate is made with. */
export function partsOf(percent: string): bigint | null {
  const isBelow = percent.startsWith("-");
  const parts = parseAmount(isBelow ? percent.slice(1) : percent, PERCENT_DECIMALS);
  return parts === null ? null : isBelow ? -parts : parts;
}

/** What one unit of `base` is worth now; 60012 without a price. */
export const marketRate = (world: World, base: string, quote: string): bigint =>
  parseAmount(rateAt(world, base, quote), RATE_SCALE) ?? 0n;

/** A rate with so many millionths more, or fewer, cut. */
export const withParts = (rate: bigint, parts: bigint): bigint => (rate * (WHOLE + parts)) / WHOLE;
