import type { Text } from "@coffer/errors";
import { invalid } from "../../core/refusal.ts";
import { DAY } from "../../core/scenario.ts";
import { formatAmount, parseAmount } from "../../ledger/amount.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { amountText, minorOf } from "../assets/coins/exports.ts";
import { walkAt, walkSeed } from "../assets/prices/exports.ts";
import { dayOf } from "./days.ts";
import { RATE_DECIMALS } from "./interest.ts";

/** Amounts are decimal strings in the coin, times milliseconds. */
export type Product = {
  id: string;
  name: Text;
  about: Text;
  risk: Text;
  coin: string;
  /** The base rates in percent with the day from which each is valid, oldest first. */
  rates: { from: number; base: string }[];
  /** 0 without a term. */
  termDays: number;
  earlyRedeemable: boolean;
  minimum: string;
  maximum: string;
  /** The total limit of all users, and its current use. */
  quota: string;
  taken: string;
  open: boolean;
  /** Whether its coin can be staked now. */
  coinOpen: boolean;
};
export const products = defineTable<Product>("financingProducts", { key: "id", indexes: ["coin"] });

/** @throws 400 naming the field */
export function productOf(world: World, id: string, field = "id"): Product {
  const product = world.table(products).get(id);
  if (!product) throw invalid(field, "exists", "There is no such product.");
  return product;
}

const PARTS = 1e6;
/** Rates move in steps of 0.05 %. */
const STEP = 500n;

/** Returns the yearly rate of a day, in steps of its last decimal: a pure function of the day. */
export function rateOn(world: World, product: Product, moment: number): bigint {
  const day = dayOf(moment);
  const { base } = product.rates.findLast(({ from }) => from <= day) ?? (product.rates[0] as { base: string });
  const level = parseAmount(base, RATE_DECIMALS) ?? 0n;
  const walk = BigInt(Math.round(walkAt(walkSeed(`${world.seed} ${product.id}`), day) * PARTS));
  const moved = (level * (BigInt(PARTS) + walk)) / BigInt(PARTS);
  return moved - (moved % STEP);
}
export const rateText = (rate: bigint): string => formatAmount(rate, RATE_DECIMALS);

const YEAR_DAYS = 365;
/** Returns one point per day for a year, oldest first, today's last. */
export function rateHistory(world: World, product: Product) {
  const today = dayOf(world.clock.now());
  return Array.from({ length: YEAR_DAYS }, (_, index) => {
    const day = today - (YEAR_DAYS - 1 - index) * DAY;
    return { date: new Date(day).toISOString().slice(0, 10), annualRate: rateText(rateOn(world, product, day)) };
  });
}

export function remainingOf(world: World, { coin, quota, taken }: Product): bigint {
  const left = minorOf(world, coin, quota) - minorOf(world, coin, taken);
  return left > 0n ? left : 0n;
}
/** Changes the product's total. */
export function take(world: World, id: string, minor: bigint): void {
  const { coin, taken } = productOf(world, id);
  world.table(products).update(id, { taken: amountText(world, coin, minorOf(world, coin, taken) + minor) });
}
