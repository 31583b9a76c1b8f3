import { refuse } from "../../../core/refusal.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import { amountText, coinOf, minorOf } from "../../assets/coins/exports.ts";

/** A pair of convertible coins. Bounds are in the base coin, percentages as text. */
export type Pair = {
  /** `BTC/USDT`: base before the slash, quote after it. */
  symbol: string;
  base: string;
  quote: string;
  minimum: string;
  maximum: string;
  feePercent: string;
  spreadPercent: string;
  quoteSeconds: number;
  enabled: boolean;
  /** The market's reaction to a conversion: within a second, after more than a minute, or none. */
  answer: "prompt" | "silent" | "timeout";
};
export const flashPairs = defineTable<Pair>("flashPairs", { key: "symbol" });

/** Returns the pair of two coins in either direction. @throws 40001 if there is none */
export function pairBetween(world: World, from: string, to: string): Pair {
  coinOf(world, from);
  coinOf(world, to);
  const table = world.table(flashPairs);
  const pair = table.get(`${from}/${to}`) ?? table.get(`${to}/${from}`);
  if (!pair) throw refuse("unsupportedCurrency", `${from} → ${to}`);
  return pair;
}

/** @throws 60012 while the pair is closed */
export function checkOpen({ enabled, symbol }: Pair): void {
  if (!enabled) throw refuse("noExchangeRate", symbol);
}

/** The desk's limit per order as a multiple of a quote's. */
const DESK_TIMES = 20n;
export const deskMaximum = (world: World, { base, maximum }: Pair): bigint =>
  minorOf(world, base, maximum) * DESK_TIMES;

/** @throws 40013 and 40014; `amount` is in the base coin */
export function checkBounds(world: World, { base, minimum, maximum }: Pair, amount: bigint): void {
  checkRange(world, base, amount, minorOf(world, base, minimum), minorOf(world, base, maximum));
}

export function checkRange(world: World, coin: string, amount: bigint, least: bigint, most: bigint): void {
  const [minimum, maximum] = [amountText(world, coin, least), amountText(world, coin, most)];
  const data = { currency: coin, minimum, maximum };
  if (amount < least)
    throw refuse(
      "belowSingleMinimum",
      { en: `Minimum: ${minimum} ${coin}.`, "zh-CN": `最低 ${minimum} ${coin}。` },
      { data },
    );
  if (amount > most)
    throw refuse(
      "aboveSingleMaximum",
      { en: `Maximum: ${maximum} ${coin}.`, "zh-CN": `最高 ${maximum} ${coin}。` },
      { data },
    );
}
