import { refuse } from "../../../core/refusal.ts";
import { formatAmount, parseAmount } from "../../../ledger/amount.ts";
import type { World } from "../../../world/world.ts";
import { type Coin, coinOf, minorOf } from "../coins/exports.ts";
import { movedBy } from "./move.ts";
import { pricedAt } from "./tick.ts";

/**
 * A random walk that is a pure function of time: smooth noise at several periods, each with a walk's size over
 * that period. Only + and × on exact values, so every machine gets the same digits.
 */
const HOUR = 3_600_000;
const OCTAVES: readonly (readonly [period: number, size: number])[] = [
  [720 * HOUR, 0.06],
  [168 * HOUR, 0.035],
  [24 * HOUR, 0.014],
  [4 * HOUR, 0.006],
  [HOUR, 0.003],
  [HOUR / 6, 0.0012],
  [HOUR / 60, 0.0004],
];

/** About −0.12 … +0.12. */
export function walkAt(seed: number, moment: number): number {
  return OCTAVES.reduce((sum, [period, size], octave) => {
    const cell = Math.floor(moment / period);
    const along = moment / period - cell;
    const ease = along * along * (3 - 2 * along);
    const from = cornerAt(seed + octave, cell);
    const to = cornerAt(seed + octave, cell + 1);
    return sum + size * (from + (to - from) * ease);
  }, 0);
}

/** Each text has its own walk: FNV-1a. */
export function walkSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** −1 … +1, well distributed for neighbouring numbers. */
function cornerAt(seed: number, cell: number): number {
  return (stir(stir(seed) ^ Math.imul(cell, 0x9e3779b1)) >>> 0) / 0x8000_0000 - 1;
}
function stir(from: number): number {
  let hash = Math.imul(from ^ (from >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** The USD price when the world starts, and its volatility; a stablecoin doesn't move. */
const anchors: Readonly<Record<string, readonly [usd: string, liveliness: number]>> = {
  BTC: ["68773.1", 1],
  ETH: ["3125.45", 1.2],
  USDT: ["1", 0],
  USDC: ["1", 0],
  TRX: ["0.28", 0.9],
  XRP: ["2.15", 1.3],
  USD: ["1", 0],
  EUR: ["1.0842", 0.08],
  GBP: ["1.2651", 0.08],
  HKD: ["0.1284", 0.01],
  CNY: ["0.1379", 0.03],
};
const SCALE = 10;
const ONE = 10n ** BigInt(SCALE);
const PARTS = 1e8;
const levels = new Map(
  Object.entries(anchors).map(([asset, [usd, liveliness]]) => [
    asset,
    { anchor: parseAmount(usd, SCALE) ?? 0n, liveliness },
  ]),
);

/** The constant part of a price in a world; lists need hundreds of prices at once. */
type Walk = { seed: number; start: number };
const walks = new WeakMap<World, Map<string, Walk>>();

function walkOf(world: World, asset: string): Walk {
  const ofWorld = walks.get(world) ?? new Map<string, Walk>();
  const known = ofWorld.get(asset);
  if (known) return known;
  const seed = walkSeed(`${world.seed} ${asset}`);
  const walk = { seed, start: walkAt(seed, world.startedAt) };
  walks.set(world, ofWorld.set(asset, walk));
  return walk;
}

/** USD for one unit, ×10^10. The walk is level at the world's start, so prices start at the anchors. */
function usdOf(world: World, asset: string, moment: number): bigint {
  const { anchor, liveliness } = levels.get(asset) ?? { anchor: 0n, liveliness: 0 };
  if (liveliness === 0) return movedBy(world, asset, moment, anchor);
  const { seed, start } = walkOf(world, asset);
  const parts = Math.round((1 + (walkAt(seed, moment) - start) * liveliness) * PARTS);
  return movedBy(world, asset, moment, (anchor * BigInt(parts)) / BigInt(PARTS));
}

/** @throws 60012 while there is no rate */
function pricedCoin(world: World, asset: string): Coin {
  const coin = coinOf(world, asset);
  if (!coin.hasRate) throw refuse("noExchangeRate", asset);
  return coin;
}

/** Returns the value of one unit of `base` in `quote`, truncated to 8 decimals: a pure function of the moment. */
export function rateAt(world: World, base: string, quote: string, moment = pricedAt(world)): string {
  pricedCoin(world, base);
  pricedCoin(world, quote);
  const rate = (usdOf(world, base, moment) * ONE) / usdOf(world, quote, moment);
  return formatAmount(rate / 100n, SCALE - 2);
}

/** Returns an amount's value in another currency, truncated to its scale. */
export function worthOf(world: World, asset: string, minor: bigint, quote: string, moment = pricedAt(world)): bigint {
  const from = pricedCoin(world, asset);
  const to = pricedCoin(world, quote);
  const worth = minor * usdOf(world, asset, moment) * 10n ** BigInt(to.scale);
  return worth / (10n ** BigInt(from.scale) * usdOf(world, quote, moment));
}

const DAY = 24 * 60 * 60 * 1000;

/** Returns the change over the past 24 hours in percent, two decimals, truncated. */
export function changePercent24h(world: World, base: string, quote: string): string {
  const now = pricedAt(world);
  const at = (moment: number) => (usdOf(world, base, moment) * ONE) / usdOf(world, quote, moment);
  const before = at(now - DAY);
  return before === 0n ? "0" : formatAmount(((at(now) - before) * 10_000n) / before, 2);
}

/** Returns the daily price of the past 7 days and now: 8 points, oldest first. */
export const line7d = (world: World, base: string, quote: string): string[] =>
  Array.from({ length: 8 }, (_, day) => rateAt(world, base, quote, pricedAt(world) - (7 - day) * DAY));

/** "Review above the equivalent of 50 000 USD." */
export const REVIEW_FROM_USD = "50000";
const reviewWorth = (world: World) => minorOf(world, "USD", REVIEW_FROM_USD);

/** Returns whether the amount needs a review before it leaves the account. */
export const needsReview = (world: World, coin: string, minor: bigint): boolean =>
  worthOf(world, coin, minor, "USD") >= reviewWorth(world);

/** Returns a coin's smallest reviewed amount at the current price. Worth is truncated, so it may be one unit low. */
export function reviewFrom(world: World, coin: string): bigint {
  const near = worthOf(world, "USD", reviewWorth(world), coin);
  return needsReview(world, coin, near) ? near : near + 1n;
}
