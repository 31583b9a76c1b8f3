import { formatAmount, parseAmount } from "../../../ledger/amount.ts";
import type { World } from "../../../world/world.ts";
import { rateAt } from "../../assets/prices/exports.ts";

/** Decimals of a pair's rate. */
export const RATE_SCALE = 8;
/** Decimals of a percentage in a rate, so that its parts are millionths. */
export const PERCENT_DECIMALS = 4;
const WHOLE = 1_000_000n;

export const rateText = (rate: bigint) => formatAmount(rate, RATE_SCALE);

/** Returns a signed percentage in millionths; null if it has too many decimals. */
export function partsOf(percent: string): bigint | null {
  const isBelow = percent.startsWith("-");
  const parts = parseAmount(isBelow ? percent.slice(1) : percent, PERCENT_DECIMALS);
  return parts === null ? null : isBelow ? -parts : parts;
}

/** Returns the current value of one unit of `base`. @throws 60012 without a price */
export const marketRate = (world: World, base: string, quote: string): bigint =>
  parseAmount(rateAt(world, base, quote), RATE_SCALE) ?? 0n;

/** Returns a rate changed by a number of millionths, truncated. */
export const withParts = (rate: bigint, parts: bigint): bigint => (rate * (WHOLE + parts)) / WHOLE;
