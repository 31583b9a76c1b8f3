import { PositionStatus } from "@coffer/sdk/contract";
import { DAY } from "../../core/scenario.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { amountText, minorOf } from "../assets/coins/exports.ts";
import { dayOf } from "./days.ts";
import { counted, type Position } from "./position.ts";
import { productOf, rateOn } from "./product.ts";

/** A user's stakes in one product summed up: stored, so that reads cost the same with any history. */
export type EarnSums = {
  id: string;
  uid: string;
  productId: string;
  coin: string;
  staked: string;
  redeeming: string;
  /** The paid interest, closed stakes included. */
  interest: string;
  /** The first day not yet counted in `shares`. */
  countedTo: number;
  /** Interest earned and not paid, in shares of a minor unit. */
  shares: string;
  /** The factor of each further day's rate; for terms it includes the agreed rate. */
  earning: string;
  /** The same for stakes of the day before the first, which earn from the next. */
  starting: string;
};
export const earnSums = defineTable<EarnSums>("financingSums", { key: "id", indexes: ["uid"] });

export const sumsOf = (world: World, uid: string): EarnSums[] => world.table(earnSums).find("uid", uid);
export const stakedIn = (world: World, uid: string, productId: string): string =>
  world.table(earnSums).get(idOf(uid, productId))?.staked ?? "0";
const idOf = (uid: string, productId: string) => `${uid} ${productId}`;

/** With every completed day counted. */
export function rolled(world: World, sums: EarnSums): EarnSums {
  const today = dayOf(world.clock.now());
  const { countedTo, productId } = sums;
  if (countedTo >= today) return sums;
  const product = productOf(world, productId);
  const rate = (day: number) => (product.termDays > 0 ? 1n : rateOn(world, product, day));
  const [first, all] = [BigInt(sums.earning), BigInt(sums.earning) + BigInt(sums.starting)];
  let shares = BigInt(sums.shares) + first * rate(countedTo);
  if (all > 0n) for (let day = countedTo + DAY; day < today; day += DAY) shares += all * rate(day);
  return { ...sums, countedTo: today, shares: shares.toString(), earning: all.toString(), starting: "0" };
}

/** Updates the product's sums by the difference of a new or changed stake. */
export function addToSums(world: World, before: Position | null, after: Position): void {
  const { uid, productId, coin } = after;
  const table = world.table(earnSums);
  const known = table.get(idOf(uid, productId));
  const sums = known ? rolled(world, known) : { ...none(world), id: idOf(uid, productId), uid, productId, coin };
  const [was, is] = [before && partOf(world, before), partOf(world, after)];
  const minor = (name: "staked" | "redeeming" | "interest") =>
    amountText(world, coin, minorOf(world, coin, sums[name]) + is[name] - (was?.[name] ?? 0n));
  const whole = (name: "shares" | "earning" | "starting") =>
    (BigInt(sums[name]) + is[name] - (was?.[name] ?? 0n)).toString();
  const next = {
    ...sums,
    ...{ staked: minor("staked"), redeeming: minor("redeeming"), interest: minor("interest") },
    ...{ shares: whole("shares"), earning: whole("earning"), starting: whole("starting") },
  };
  if (known) table.update(known.id, next);
  else table.insert(next);
}

const none = (world: World) => ({
  ...{ staked: "0", redeeming: "0", interest: "0", shares: "0", earning: "0", starting: "0" },
  countedTo: dayOf(world.clock.now()),
});

/** Returns a stake's part of its product's sums today. */
function partOf(world: World, position: Position) {
  const { coin, amount, pending, paid, status, interestFrom } = position;
  const isEarning = interestFrom <= dayOf(world.clock.now());
  const earns = BigInt(position.earns);
  return {
    staked: minorOf(world, coin, amount),
    redeeming: pending.reduce((sum, each) => sum + minorOf(world, coin, each.amount), 0n),
    interest: minorOf(world, coin, paid),
    shares: status === PositionStatus.closed ? 0n : BigInt(counted(world, position).shares),
    earning: isEarning ? earns : 0n,
    starting: isEarning ? 0n : earns,
  };
}
