import { KycStatus, TransferStep } from "@coffer/sdk/contract";
import { refuse } from "../../core/refusal.ts";
import { fromTheEnd } from "../../state/sorted.ts";
import { isoOf } from "../../world/clock.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { amountText, coinOf, minorOf } from "../assets/coins/exports.ts";
import type { User } from "../auth/user/exports.ts";
import { type Transfer, transfers } from "./transfer.ts";

/** The cost and limits of a coin's transfer; amounts are decimal strings in the coin. */
export type Terms = {
  coin: string;
  /** To another user; between own wallets it is free. */
  fee: string;
  minimum: string;
  maximum: string;
  /** A verified account's daily limit to other users, UTC. Unverified accounts may send nothing. */
  dailyLimit: string;
};
export const transferTerms = defineTable<Terms>("transferTerms", { key: "coin" });

export function termsOf(world: World, coin: string): Terms {
  const terms = world.table(transferTerms).get(coinOf(world, coin).coin);
  if (!terms) {
    const data = { reason: "disabled" as const, until: null, serverTime: world.clock.iso() };
    throw refuse("transferDisabled", coin, { data });
  }
  return terms;
}

const DAY = 24 * 60 * 60 * 1000;
const dayOf = (moment: number) => Math.floor(moment / DAY);

/** Today's rest for other users. A rejected transfer doesn't count. */
export function dailyAllowance(world: World, user: User, coin: string) {
  const isVerified = user.kycStatus === KycStatus.verified;
  const limit = isVerified ? minorOf(world, coin, termsOf(world, coin).dailyLimit) : 0n;
  const today = dayOf(world.clock.now());
  const counts = (each: Transfer) => each.coin === coin && each.kind === "user" && each.step !== TransferStep.rejected;
  let used = 0n;
  for (const run of world.table(transfers).runs("uid", user.uid, "time", counts))
    for (const { at, amount } of fromTheEnd(run)) {
      if (at < today * DAY) break;
      used += minorOf(world, coin, amount);
    }
  return { limit, used, left: used < limit ? limit - used : 0n, resetsAt: isoOf((today + 1) * DAY) };
}

/** Checks that it is above the fee, within the single bounds, and within the day's rest. */
export function checkAmount(world: World, user: User, coin: string, amount: bigint, kind: "ownWallet" | "user"): void {
  const terms = termsOf(world, coin);
  const { minimum, maximum } = terms;
  const minor = (text: string) => minorOf(world, coin, text);
  const data = { currency: coin, minimum, maximum };
  if (kind === "user" && amount <= minor(terms.fee))
    throw refuse(
      "transferBelowFee",
      { en: `The fee is ${terms.fee} ${coin}.`, "zh-CN": `手续费为 ${terms.fee} ${coin}。` },
      { data },
    );
  if (amount < minor(minimum))
    throw refuse(
      "belowSingleMinimum",
      { en: `Minimum: ${minimum} ${coin}.`, "zh-CN": `最低 ${minimum} ${coin}。` },
      { data },
    );
  if (amount > minor(maximum))
    throw refuse(
      "aboveSingleMaximum",
      { en: `Maximum: ${maximum} ${coin}.`, "zh-CN": `最高 ${maximum} ${coin}。` },
      { data },
    );
  if (kind === "user") checkDay(world, user, coin, amount);
}

function checkDay(world: World, user: User, coin: string, amount: bigint): void {
  const { limit, used, left, resetsAt } = dailyAllowance(world, user, coin);
  if (amount <= left) return;
  const text = (minor: bigint) => amountText(world, coin, minor);
  throw refuse(
    "dailyTransferTotalExceeded",
    { en: `Left today: ${text(left)} ${coin}.`, "zh-CN": `今日剩余额度 ${text(left)} ${coin}。` },
    {
      data: {
        currency: coin,
        limit: text(limit),
        used: text(used),
        left: text(left),
        resetsAt,
        serverTime: world.clock.iso(),
      },
    },
  );
}
