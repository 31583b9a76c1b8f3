import { PaymentOrderStatus } from "@coffer/sdk/contract";
import { refuse } from "../../../core/refusal.ts";
import { fromTheEnd } from "../../../state/sorted.ts";
import { isoOf } from "../../../world/clock.ts";
import type { World } from "../../../world/world.ts";
import { amountText, minorOf } from "../../assets/coins/exports.ts";
import { worthOf } from "../../assets/prices/exports.ts";
import type { User } from "../../auth/user/exports.ts";
import { type PaymentOrder, paymentOrders } from "./order.ts";

/** The maximum number of unpaid orders, of an official merchant and of one on trial. */
const MOST_UNPAID = 200;
const MOST_UNPAID_ON_TRIAL = 10;
/** The daily limit of a merchant on trial, UTC. */
const TRIAL_DAY_USD = "5000";
const DAY = 24 * 60 * 60 * 1000;

const { awaitingPayment, cancelled, expired } = PaymentOrderStatus;
const isUnpaid = ({ status }: PaymentOrder) => status === awaitingPayment;

export function checkUnpaid(world: World, { uid, isOfficial }: User): void {
  const most = isOfficial ? MOST_UNPAID : MOST_UNPAID_ON_TRIAL;
  const runs = world.table(paymentOrders).runs("merchantUid", uid, "time", isUnpaid);
  if (runs.reduce((count, { length }) => count + length, 0) >= most)
    throw refuse("tooManyUnpaidOrders", { en: `At most ${most} at once.`, "zh-CN": `同时最多 ${most} 笔。` });
}

/** @throws 40015 for a merchant on trial over its daily limit; an official one has none */
export function checkTrialDay(world: World, { uid, isOfficial }: User, coin: string, amount: bigint): void {
  if (isOfficial) return;
  const today = Math.floor(world.clock.now() / DAY) * DAY;
  const counts = ({ status }: PaymentOrder) => status !== cancelled && status !== expired;
  let used = 0n;
  for (const run of world.table(paymentOrders).runs("merchantUid", uid, "time", counts))
    for (const order of fromTheEnd(run)) {
      if (order.at < today) break;
      used += worthOf(world, order.coin, minorOf(world, order.coin, order.amount), "USD");
    }
  const limit = minorOf(world, "USD", TRIAL_DAY_USD);
  const left = used < limit ? limit - used : 0n;
  if (worthOf(world, coin, amount, "USD") <= left) return;
  const text = (minor: bigint) => amountText(world, "USD", minor);
  throw refuse(
    "dailyTotalExceeded",
    { en: `On trial: ${text(left)} USD left today.`, "zh-CN": `试用商户今日剩余额度 ${text(left)} USD。` },
    {
      data: {
        currency: "USD",
        limit: text(limit),
        used: text(used),
        left: text(left),
        resetsAt: isoOf(today + DAY),
        serverTime: world.clock.iso(),
      },
    },
  );
}
