import type { Actor } from "../../../core/actor.ts";
import { invalid } from "../../../core/refusal.ts";
import { parseAmount } from "../../../ledger/amount.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import { coinOf } from "../coins/exports.ts";
import { pricedAt } from "./tick.ts";

/** A manually moved price: from then on the walk continues at this share of its level. */
type PriceMove = { id: string; coin: string; at: number; parts: number };
export const priceMoves = defineTable<PriceMove>("priceMoves", { key: "id", indexes: ["coin"] });
/** The factor of an unmoved level. */
const PARTS = 1e8;

/** Returns a price with all manual moves until the moment. */
export function movedBy(world: World, coin: string, moment: number, usd: bigint): bigint {
  const table = world.table(priceMoves);
  if (table.size === 0) return usd;
  return table
    .find("coin", coin)
    .reduce((price, { at, parts }) => (at <= moment ? (price * BigInt(parts)) / BigInt(PARTS) : price), usd);
}

/** Keeps a price above zero and within the range of amounts. */
const LEAST_PERCENT = -90;
const MOST_PERCENT = 900;
const PERCENT_DECIMALS = 6;

function partsOf(percent: string): number {
  const size = parseAmount(percent.replace(/^[-+]/, ""), PERCENT_DECIMALS);
  const parts = size === null ? Number.NaN : Number(size) * (percent.startsWith("-") ? -1 : 1);
  if (!(parts >= LEAST_PERCENT * 1e6 && parts <= MOST_PERCENT * 1e6))
    throw invalid("percent", "range", `It must be a number from ${LEAST_PERCENT} to ${MOST_PERCENT}, as text.`);
  return PARTS + parts;
}

export const market: Partial<Actor> = {
  actions: {
    price: {
      about: {
        en: "A coin's price moves by a percentage, now or in some seconds: `-2` is 2 % down.",
        "zh-CN": "某币种的价格按百分比变动，立即或若干秒后生效：`-2` 表示下跌 2%。",
      },
      takes: ["coin", "percent", "inSeconds?"],
      run: (world, fields) => {
        const { coin } = coinOf(world, fields.text("coin"));
        const parts = partsOf(fields.text("percent"));
        const inSeconds = fields.optionalInteger("inSeconds") ?? 0;
        fields.done();
        // Prices belong to the last tick, so a move now applies to it.
        const at = inSeconds === 0 ? pricedAt(world) : world.clock.now() + inSeconds * 1000;
        return world.table(priceMoves).insert({ id: world.newId("pm"), coin, at, parts });
      },
    },
  },
};
