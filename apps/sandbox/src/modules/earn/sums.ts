import { PositionStatus } from "@coffer/sdk/contract";
import { DAY } from "../../core/scenario.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { amountText, minorOf } from "../assets/coins/exports.ts";
import { dayOf } from "./days.ts";
import { counted, type Position } from "./position.ts";
import { productOf, rateOn } from "./product.ts";

/** What somebody has in one product, all stakes together: kept, so that neither many stakes nor a long history cost anything to read. */
export type EarnSums = {
  id: string;
  uid: string;
  productId: string;
  coin: string;
  staked: string;
  redeeming: string;
  /** Paid so far, closed stakes too. */
  interest: string;
  /** The first day that isn't counted in `shares`. */
  countedTo: number;
  /** Interest earned and not paid, in shares of a minor unit. */
  shares: string;
  /** What is multiplied by each further day's rate; of terms, whose rates are agreed, by them already. */
  earning: string;
  /** The same of what was staked on the day before the first, and earns from the next. */
  starting: string;
};
export const earnSums = defineTable<EarnSums>("financingSums", { key: "id", indexes: ["uid"] });

export const sumsOf = (world: World, uid: string): EarnSums[] => world.table(earnSums).find("uid", uid);
export const stakedIn = (world: World, uid: string, productId: string): string =>
  world.table(earnSums).get(idOf(uid, productId))?.staked ?? "0";
const idOf = (uid: string, productId: string) => `${uid} ${productId}`;

/** With every day counted that is over. */
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

/** A stake was made or changed: its product's sums change by what is different. */
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

/** What one stake is of its product's sums today. */
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
