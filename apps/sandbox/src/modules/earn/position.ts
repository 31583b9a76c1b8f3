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

/** A pending redemption. */
export type Pending = {
  /** The id of its record. */
  id: string;
  amount: string;
  requestedAt: number;
  arrivesAt: number;
  /** The interest shares lost by leaving the term early. */
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
  /** The agreed rate of a term, in steps of its last decimal; null for a variable rate. */
  rate: string | null;
  interestFrom: number;
  maturesAt: number | null;
  earlyRedeemable: boolean;
  status: PositionStatus;
  /** The first day not yet counted in `shares`. */
  countedTo: number;
  /** Interest earned and not paid, in shares of a minor unit. */
  shares: string;
  paid: string;
  /**
   * The factor of a day's rate in its product's sums; for a term it includes the agreed rate, and is zero after the
   * term.
   */
  earns: string;
  pending: Pending[];
  /** The number of times its hold was renewed. */
  holds: number;
  closedAt: number | null;
};
/** Sorts after every real end. */
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

/** Returns the shares earned by an amount between two days; zero after the term. */
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

/** Returns the position with every completed day counted. An amount present at a day's end earned the whole day. */
export function counted(world: World, position: Position, now = world.clock.now()) {
  const today = dayOf(now);
  const { coin, amount, countedTo, shares } = position;
  const more = sharesOf(world, position, minorOf(world, coin, amount), countedTo, today);
  return { countedTo: Math.max(countedTo, today), shares: (BigInt(shares) + more).toString() };
}
export const accrued = (world: World, position: Position, now = world.clock.now()): bigint =>
  wholeOf(BigInt(counted(world, position, now).shares));

/** Returns the caller's position. @throws 60006 for an unknown one */
export function ownPosition(world: World, uid: string, id: string): Position {
  const position = world.table(positions).get(id);
  if (position?.uid !== uid) throw refuse("userAssetMissing", id);
  return position;
}
