import { PositionStatus } from "@coffer/sdk/contract";
import type { LifeCycle } from "../../core/life-cycle.ts";
import { refuse } from "../../core/refusal.ts";
import { DAY } from "../../core/scenario.ts";
import type { PartsSpec } from "../../world/parts.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { minorOf } from "../assets/coins/exports.ts";
import { dayOf } from "./days.ts";
import { dayShare, wholeOf } from "./interest.ts";
import { productOf, rateOn } from "./product.ts";

const { earning, redeeming, closed } = PositionStatus;

/** A redemption on its way. */
export type Pending = {
  /** Of its record. */
  id: string;
  amount: string;
  requestedAt: number;
  arrivesAt: number;
  /** Shares of interest that leaving the term early cost. */
  lost: string;
};
/** One stake. Amounts are decimal strings in the coin, times milliseconds. */
export type Position = {
  id: string;
  number: string;
  uid: string;
  at: number;
  productId: string;
  coin: string;
  amount: string;
  staked: string;
  /** As agreed for a term, in steps of its last decimal; null where it moves. */
  rate: string | null;
  interestFrom: number;
  maturesAt: number | null;
  earlyRedeemable: boolean;
  status: PositionStatus;
  /** The first day that isn't counted in `shares`. */
  countedTo: number;
  /** Interest earned and not paid, in shares of a minor unit. */
  shares: string;
  paid: string;
  /** What a day's rate multiplies in its product's sums; agreed for a term it is in it already, and nothing past the term. */
  earns: string;
  pending: Pending[];
  /** How often its hold was renewed. */
  holds: number;
  closedAt: number | null;
};
/** Behind everything that ends. */
const NEVER = Number.MAX_SAFE_INTEGER;
const parts: PartsSpec<Position> = { open: ({ status }) => status !== closed };
export const positions = defineTable<Position>("financingPositions", {
  key: "id",
  lists: {
    of: ["uid"],
    apart: ["coin", "productId", "status"],
    orders: { time: ({ at }) => at, maturesAt: ({ maturesAt }) => maturesAt ?? NEVER },
  },
  parts,
});

export const positionLife: LifeCycle<PositionStatus> = {
  status: "PositionStatus",
  kept: { table: positions, field: "status" },
  start: [earning],
  moves: [
    { from: [earning], to: redeeming, by: ["createWithdraw", "clock:financing.mature"] },
    { from: [redeeming], to: closed, by: ["clock:financing.arrive"] },
    { from: [redeeming], to: earning, by: ["actor:earn/fail-redemption"] },
  ],
};

/** What the days from one to another earn on an amount, in shares; past the term nothing. */
export function sharesOf(world: World, position: Position, minor: bigint, from: number, to: number): bigint {
  const first = Math.max(from, position.interestFrom);
  const last = Math.min(to, position.maturesAt ?? NEVER);
  if (last <= first) return 0n;
  if (position.rate !== null) return dayShare(minor, BigInt(position.rate)) * BigInt((last - first) / DAY);
  const product = productOf(world, position.productId);
  let sum = 0n;
  for (let day = first; day < last; day += DAY) sum += dayShare(minor, rateOn(world, product, day));
  return sum;
}

/** With every day counted that is over. What is in it at a day's end earned all day. */
export function counted(world: World, position: Position, now = world.clock.now()) {
  const today = dayOf(now);
  const { coin, amount, countedTo, shares } = position;
  const more = sharesOf(world, position, minorOf(world, coin, amount), countedTo, today);
  return { countedTo: Math.max(countedTo, today), shares: (BigInt(shares) + more).toString() };
}
export const accrued = (world: World, position: Position, now = world.clock.now()): bigint =>
  wholeOf(BigInt(counted(world, position, now).shares));

/** The caller's; 60006 for one they don't have. */
export function ownPosition(world: World, uid: string, id: string): Position {
  const position = world.table(positions).get(id);
  if (position?.uid !== uid) throw refuse("userAssetMissing", id);
  return position;
}
