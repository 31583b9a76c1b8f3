import { KycStatus, RecordStatus } from "@coffer/sdk/contract";
import { refuse } from "../../core/refusal.ts";
import { parseAmount } from "../../ledger/amount.ts";
import { fromTheEnd } from "../../state/sorted.ts";
import { isoOf } from "../../world/clock.ts";
import type { World } from "../../world/world.ts";
import { amountText, checkRange, coinOf, minorOf, type Network } from "../assets/coins/exports.ts";
import type { User } from "../auth/user/exports.ts";
import { type Withdrawal, withdrawals } from "./withdrawal.ts";

export type DailyAllowance = { limit: bigint; used: bigint; remaining: bigint };

const UNCOUNTED: readonly Withdrawal["status"][] = [
  RecordStatus.revoked,
  RecordStatus.reviewRejected,
  RecordStatus.failed,
];

/** A day is a day of UTC. */
const DAY = 24 * 60 * 60 * 1000;
const dayOf = (moment: number) => Math.floor(moment / DAY);

/** What may be withdrawn of a coin today; null for fiat, which doesn't move on a chain. */
export function dailyAllowance(
  world: World,
  user: User,
  coin: string,
  wallet: Withdrawal["wallet"] = "main",
): DailyAllowance | null {
  const { dailyLimit, scale } = coinOf(world, coin);
  if (dailyLimit === null) return null;
  const limit = user.kycStatus === KycStatus.verified ? minorOf(world, coin, dailyLimit) : 0n;
  const today = dayOf(world.clock.now()) * DAY;
  const counts = (each: Withdrawal) => each.coin === coin && each.wallet === wallet && !UNCOUNTED.includes(each.status);
  let used = 0n;
  for (const run of world.table(withdrawals).runs("uid", user.uid, "time", counts))
    for (const { at, amount } of fromTheEnd(run)) {
      if (at < today) break;
      used += parseAmount(amount, scale) ?? 0n;
    }
  return { limit, used, remaining: used < limit ? limit - used : 0n };
}

/** Single minimum and maximum of the network, then the day's rest: 40015, with the figure. */
export function checkLimits(
  world: World,
  user: User,
  network: Network,
  amount: bigint,
  wallet: Withdrawal["wallet"] = "main",
): void {
  const { coin } = network;
  checkRange(world, network, amount);
  const day = dailyAllowance(world, user, coin, wallet);
  if (day === null || amount <= day.remaining) return;
  const text = (minor: bigint) => amountText(world, coin, minor);
  const left = text(day.remaining);
  const data = {
    currency: coin,
    limit: text(day.limit),
    used: text(day.used),
    left,
    resetsAt: isoOf((dayOf(world.clock.now()) + 1) * DAY),
    serverTime: world.clock.iso(),
  };
  throw refuse(
    "dailyTotalExceeded",
    { en: `Left today: ${left} ${coin}.`, "zh-CN": `今日剩余额度 ${left} ${coin}。` },
    { data },
  );
}
