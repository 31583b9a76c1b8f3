import { type FiatTradeObstacle, KycStatus, type Result } from "@coffer/sdk/contract";
import type { Actor } from "../../core/actor.ts";
import { refuse } from "../../core/refusal.ts";
import { isoOf } from "../../world/clock.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { toAccount, type User } from "../auth/user/exports.ts";
import { activeOf } from "../receipt-methods/methods/exports.ts";
import { unpaidOf } from "./order.ts";

/** "3 cancellations a day restrict fiat buying that day." */
export const CANCELLATIONS_A_DAY = 3;
/** "Too many unpaid orders": the number is our choice. */
export const UNPAID_MAX = 3;
const DAY = 24 * 60 * 60 * 1000;

/** The number of a user's cancellations on their last such day. */
type Cancellations = { uid: string; day: number; count: number };
export const fiatCancellations = defineTable<Cancellations>("fiatCancellations", { key: "uid" });

const today = (world: World) => Math.floor(world.clock.now() / DAY);
const usedToday = (world: World, uid: string): number => {
  const found = world.table(fiatCancellations).get(uid);
  return found?.day === today(world) ? found.count : 0;
};
export function countCancellation(world: World, uid: string): void {
  const table = world.table(fiatCancellations);
  const row = { uid, day: today(world), count: usedToday(world, uid) + 1 };
  if (table.get(uid)) table.update(uid, row);
  else table.insert(row);
}

/** Returns why a user may not trade, if so. */
type Stop = { uid: string; at: number };
export const fiatStops = defineTable<Stop>("fiatStops", { key: "uid" });
const isStopped = (world: World, uid: string) => world.table(fiatStops).get(uid) !== undefined;

export const operator: Partial<Actor> = {
  actions: {
    "stop-fiat": toAccount(
      { en: "May not buy from dealers or sell to them: 60004.", "zh-CN": "停用法币交易（60004）。" },
      (world, { uid }) => !isStopped(world, uid),
      "is stopped already.",
      (world, { uid }) => void world.table(fiatStops).insert({ uid, at: world.clock.now() }),
    ),
    "resume-fiat": toAccount(
      { en: "May trade with dealers again.", "zh-CN": "恢复法币交易。" },
      (world, { uid }) => isStopped(world, uid),
      "isn't stopped.",
      (world, { uid }) => world.table(fiatStops).delete(uid),
    ),
  },
};

const isVerified = ({ kycStatus }: User) => kycStatus === KycStatus.verified;
const resetsAt = (world: World) => isoOf((today(world) + 1) * DAY);

export function tradeState(world: World, user: User): Result<"getFiatTradeState"> {
  const { uid } = user;
  const [used, unpaid] = [usedToday(world, uid), unpaidOf(world, uid)];
  const always: FiatTradeObstacle[] = [
    ...(isVerified(user) ? [] : (["notVerified"] as const)),
    ...(isStopped(world, uid) ? (["disabled"] as const) : []),
  ];
  const buyObstacles: FiatTradeObstacle[] = [
    ...always,
    ...(used >= CANCELLATIONS_A_DAY ? (["cancellationLimit"] as const) : []),
    ...(unpaid >= UNPAID_MAX ? (["tooManyUnpaid"] as const) : []),
  ];
  const sellObstacles: FiatTradeObstacle[] = [
    ...always,
    ...(activeOf(world, uid).length === 0 ? (["noReceiptMethod"] as const) : []),
  ];
  return {
    ...{ canBuy: buyObstacles.length === 0, canSell: sellObstacles.length === 0, buyObstacles, sellObstacles },
    cancellationLimitCount: CANCELLATIONS_A_DAY,
    cancellationsLeftCount: Math.max(0, CANCELLATIONS_A_DAY - used),
    cancellationsResetAt: resetsAt(world),
    ...{ unpaidOrderCount: unpaid, unpaidOrderLimitCount: UNPAID_MAX, serverTime: world.clock.iso() },
  };
}

/** @throws 60013, 60004 for a user who may not trade */
export function checkMayDeal(world: World, user: User): void {
  if (!isVerified(user)) throw refuse("kycNotCertified");
  if (isStopped(world, user.uid)) throw refuse("userDisabled60004");
}

/** @throws 60023 */
export function checkCancellations(world: World, uid: string): void {
  const usedCount = usedToday(world, uid);
  if (usedCount >= CANCELLATIONS_A_DAY)
    throw refuse("dailyCancellationLimit", null, {
      data: {
        ...{ limitCount: CANCELLATIONS_A_DAY, usedCount, leftCount: 0 },
        ...{ resetsAt: resetsAt(world), serverTime: world.clock.iso() },
      },
    });
}

/** @throws 60023 and 40016 */
export function checkMayBuy(world: World, user: User): void {
  checkMayDeal(world, user);
  checkCancellations(world, user.uid);
  if (unpaidOf(world, user.uid) >= UNPAID_MAX) throw refuse("tooManyUnpaidOrders");
}
