import { FiatCancelReason, FiatOrderStatus } from "@coffer/sdk/contract";
import { allows, type LifeCycle } from "../../core/life-cycle.ts";
import { nameIn } from "../../core/name-in.ts";
import { refuse } from "../../core/refusal.ts";
import type { World } from "../../world/world.ts";
import { minorOf } from "../assets/coins/exports.ts";
import { entryDescription } from "../assets/records/exports.ts";
import { noteEvent } from "../events/exports.ts";
import { coinAccount, type FiatOrder, fiatOrders, giverOf, takerOf } from "./order.ts";
import { shutPayee } from "./payee.ts";

const { awaitingUserPayment, awaitingMerchantConfirmation, completed, cancelled } = FiatOrderStatus;
const { awaitingMerchantPayment, awaitingUserConfirmation } = FiatOrderStatus;

const thirdParty = "Of orders paid with a third party, which have a life cycle of their own here.";
const settled = "settleLegalCurrencyAppealOrder";
const ofMediator = ["actor:mediator/decide", "clock:fiat.decide", "clock:fiat.decideByMagic"];

export const fiatLife: LifeCycle<FiatOrderStatus> = {
  status: "FiatOrderStatus",
  kept: { table: fiatOrders, field: "status" },
  start: [awaitingUserPayment, awaitingMerchantPayment],
  moves: [
    { from: [awaitingUserPayment], to: awaitingMerchantConfirmation, by: ["userBuyCoinConfirmPayment"] },
    { from: [awaitingUserPayment], to: cancelled, by: ["userCancelBuyCoin", "clock:fiat.unpaid"] },
    {
      from: [awaitingMerchantConfirmation],
      to: completed,
      by: ["actor:dealer/confirm", "actor:dealer/give-in", "clock:fiat.dealer", ...ofMediator],
    },
    { from: [awaitingMerchantConfirmation], to: cancelled, by: [settled, ...ofMediator] },
    { from: [awaitingMerchantPayment], to: awaitingUserConfirmation, by: ["actor:dealer/pay", "clock:fiat.dealer"] },
    { from: [awaitingMerchantPayment], to: cancelled, by: ["clock:fiat.unpaid"] },
    {
      from: [awaitingUserConfirmation],
      to: completed,
      by: ["userSellCoinConfirmReceipt", settled, ...ofMediator],
    },
    { from: [awaitingUserConfirmation], to: cancelled, by: ["actor:dealer/give-in", ...ofMediator] },
  ],
  without: { pendingPayment: thirdParty, paid: thirdParty, payingOut: thirdParty, paymentFailed: thirdParty },
};

const holdOf = ({ id }: FiatOrder) => `${id}:hold`;

/** Holds the coin for the order until its end. */
export function holdCoin(world: World, order: FiatOrder): void {
  const { coin, quantity } = order;
  const memo = entryDescription("freeze", "fiatTrade", order, "fiatHeld");
  world.ledger.hold(holdOf(order), coinAccount(giverOf(order), coin), minorOf(world, coin, quantity), memo);
}

/** @throws 60015 if the step isn't allowed from the current status */
export function moveOrder(
  world: World,
  order: FiatOrder,
  status: FiatOrderStatus,
  patch: Partial<FiatOrder> = {},
): FiatOrder {
  if (!allows(fiatLife, order.status, status)) throw refuse("orderStatusError", order.id);
  const timeline = [...order.timeline, { status, at: world.clock.now() }];
  const moved = world.table(fiatOrders).update(order.id, { ...patch, status, timeline });
  noteOrder(world, moved, order.status);
  return moved;
}

/** Gives the coin to the buyer for good. */
export function complete(world: World, order: FiatOrder): FiatOrder {
  const done = moveOrder(world, order, completed, { confirmBy: null });
  const { coin, quantity, side } = order;
  const to = coinAccount(takerOf(order), coin);
  const memo = entryDescription(side === "buy" ? "quickBuy" : "quickSell", "fiatTrade", order);
  world.ledger.capture(`${order.id}:release`, holdOf(order), [{ to, amount: minorOf(world, coin, quantity) }], memo);
  shutPayee(world, done);
  return done;
}

/** Returns the coin to the seller. */
export function cancel(world: World, order: FiatOrder, reason: keyof typeof FiatCancelReason): FiatOrder {
  const patch = { cancelReason: FiatCancelReason[reason], confirmBy: null };
  const done = moveOrder(world, order, cancelled, patch);
  world.ledger.void(
    `${order.id}:void`,
    holdOf(order),
    entryDescription("unfreeze", "fiatTrade", order, "fiatReleased"),
  );
  shutPayee(world, done);
  return done;
}

/** Notifies the owner of the order's new status. */
export function noteOrder(world: World, order: FiatOrder, before: FiatOrderStatus | null): void {
  const { id, number, uid, coin, quantity, status } = order;
  noteEvent(world, uid, "fiatOrder.updated", {
    ...{ link: { kind: "fiatOrder", id }, number, coin, amount: quantity },
    status: nameIn(FiatOrderStatus, status),
    previousStatus: before === null ? null : nameIn(FiatOrderStatus, before),
  });
}
