import { KycStatus, RecordStatus } from "@coffer/sdk/contract";
import { parseAmount } from "../../ledger/amount.ts";
import { refuse } from "../../refusal.ts";
import type { World } from "../../world/world.ts";
import { amountText, coinOf, minorOf } from "../coins/amounts.ts";
import type { Network } from "../coins/coin.ts";
import type { User } from "../user/user.ts";
import { type Withdrawal, withdrawals } from "./withdrawal.ts";

export type DailyAllowance = { limit: bigint; used: bigint; remaining: bigint };

const UNCOUNTED: readonly Withdrawal["status"][] = [
  RecordStatus.revoked,
  RecordStatus.reviewRejected,
  RecordStatus.failed,
];

/** A day is a day of UTC. */
const dayOf = (moment: number) => Math.floor(moment / (24 * 60 * 60 * 1000));

/** What may be withdrawn of a coin today; null for fiat, which doesn't move on a chain. */
export function dailyAllowance(world: World, user: User, coin: string): DailyAllowance | null {
  const { dailyLimit, scale } = coinOf(world, coin);
  if (dailyLimit === null) return null;
  const limit = user.kycStatus === KycStatus.verified ? minorOf(world, coin, dailyLimit) : 0n;
  const today = dayOf(world.clock.now());
  let used = 0n;
  for (const each of world.table(withdrawals).find("uid", user.uid))
    if (each.coin === coin && dayOf(each.at) === today && !UNCOUNTED.includes(each.status))
      used += parseAmount(each.amount, scale) ?? 0n;
  return { limit, used, remaining: used < limit ? limit - used : 0n };
}

/** Single minimum and maximum of the network, then the day's rest. 40013, 40014, 40015, each with the figure. */
export function checkLimits(world: World, user: User, network: Network, amount: bigint): void {
  const { coin, withdrawMin, withdrawMax } = network;
  if (amount < minorOf(world, coin, withdrawMin))
    throw refuse(40013, { en: `Minimum: ${withdrawMin} ${coin}.`, "zh-CN": `最低 ${withdrawMin} ${coin}。` });
  if (amount > minorOf(world, coin, withdrawMax))
    throw refuse(40014, { en: `Maximum: ${withdrawMax} ${coin}.`, "zh-CN": `最高 ${withdrawMax} ${coin}。` });
  const day = dailyAllowance(world, user, coin);
  if (day === null || amount <= day.remaining) return;
  const rest = amountText(world, coin, day.remaining);
  throw refuse(40015, { en: `Left today: ${rest} ${coin}.`, "zh-CN": `今日剩余额度 ${rest} ${coin}。` });
}
