import { FiatOrderStatus } from "@coffer/sdk/contract";
import { DECIDED_AFTER } from "../../core/magic.ts";
import { dueTask } from "../../world/due-task.ts";
import type { World } from "../../world/world.ts";
import { seedFile } from "../receipt-methods/files/exports.ts";
import { waitForConfirmation } from "./confirm.ts";
import { type Dealer, dealerOf, type Habit } from "./dealer.ts";
import { complete } from "./life.ts";
import { magicVoucherOf } from "./magic.ts";
import { openAppeal } from "./open-appeal.ts";
import { type FiatOrder, fiatOrders, isSaidPaid } from "./order.ts";
import { letSee } from "./payee.ts";
import { dealerComplains } from "./words.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const { awaitingMerchantPayment, awaitingMerchantConfirmation } = FiatOrderStatus;

type Act = "release" | "pay" | "complain";
/** The dealer's delay before paying, and its reaction to an announced payment. */
const habits: Readonly<Record<Habit, { pays: number | null; does: readonly [Act, after: number] | null }>> = {
  quick: { pays: 2 * MINUTE, does: ["release", 2 * MINUTE] },
  slow: { pays: 10 * MINUTE, does: ["release", 20 * MINUTE] },
  late: { pays: 14 * MINUTE + 30 * SECOND, does: ["release", 29 * MINUTE] },
  silent: { pays: null, does: null },
  disputes: { pays: 3 * MINUTE, does: ["complain", 5 * MINUTE] },
};
const byMagic = {
  "sandbox-seen": ["release", DECIDED_AFTER],
  "sandbox-unseen": null,
  "sandbox-disputed": ["complain", DECIDED_AFTER],
} as const;

const plan = (world: World, { id }: FiatOrder, [act, after]: readonly [Act, number]) =>
  dealerActs.schedule(world, world.clock.now() + after, { id, act });
const habitOf = (world: World, { dealerId }: FiatOrder) => habits[dealerOf(world, dealerId).habit];

/** The user sells: the dealer has to pay. */
export function planPayment(world: World, order: FiatOrder): void {
  const { pays } = habitOf(world, order);
  if (pays !== null) plan(world, order, ["pay", pays]);
}

/** The user announced a payment: the dealer has to check it. */
export function planRelease(world: World, order: FiatOrder): void {
  const magic = magicVoucherOf(world, order.voucherFileIds);
  const does = magic === null ? habitOf(world, order).does : byMagic[magic];
  if (does) plan(world, order, does);
}

type Payload = { id: string; act: Act };
/** The dealer's automatic actions; another actor may have been faster. */
export const dealerActs = dueTask("fiat.dealer", (world, { id, act }: Payload) => {
  const order = world.table(fiatOrders).get(id);
  if (!order || order.appealId !== null) return;
  if (act === "pay" && order.status === awaitingMerchantPayment) payByDealer(world, order);
  if (act === "release" && order.status === awaitingMerchantConfirmation) complete(world, order);
  if (act === "complain" && isSaidPaid(order)) complainByDealer(world, order);
});

/** The dealer has paid. A quarrelsome one shows no picture, and appeals if the coin doesn't come. */
export function payByDealer(world: World, order: FiatOrder): FiatOrder {
  const { habit }: Dealer = dealerOf(world, order.dealerId);
  const isHonest = habit !== "disputes";
  const vouchers = isHonest ? [seedFile(world, order.dealerId, "paymentVoucher", `payment-${order.number}.png`)] : [];
  letSee(world, vouchers, order.uid);
  const paid = waitForConfirmation(world, order, FiatOrderStatus.awaitingUserConfirmation, vouchers);
  if (!isHonest) plan(world, paid, ["complain", 10 * MINUTE]);
  return paid;
}

export const complainByDealer = (world: World, order: FiatOrder, remark?: string) => {
  const words = dealerComplains(order);
  const own = remark === undefined ? words.remark : { en: remark, "zh-CN": remark };
  return openAppeal(world, order, { openedBy: "dealer", reason: words.reason, remark: own, proofFileIds: [] });
};
