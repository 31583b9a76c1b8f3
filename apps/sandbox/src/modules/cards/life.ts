import { FiatOrderStatus } from "@coffer/sdk/contract";
import { allows, type LifeCycle } from "../../core/life-cycle.ts";
import { nameIn } from "../../core/name-in.ts";
import { refuse } from "../../core/refusal.ts";
import { userAccount, worldAccount } from "../../ledger/account.ts";
import { dueTask } from "../../world/due-task.ts";
import type { World } from "../../world/world.ts";
import { minorOf } from "../assets/coins/exports.ts";
import { entryDescription } from "../assets/records/exports.ts";
import { noteEvent } from "../events/exports.ts";
import { type ThirdPartyOrder, thirdPartyOrders } from "./order.ts";
import { cardPrice, cardPriceOf, cardPriceText, quantityFor } from "./quote.ts";

const { pendingPayment, paid, payingOut, completed, cancelled, paymentFailed } = FiatOrderStatus;
const withDealer = "Of orders with dealers, which have a life cycle of their own here.";

export const cardLife: LifeCycle<FiatOrderStatus> = {
  status: "FiatOrderStatus",
  kept: { table: thirdPartyOrders, field: "status" },
  start: [pendingPayment],
  moves: [
    { from: [pendingPayment], to: paid, by: ["exchangeCreditCardCode", "actor:provider/pay", "clock:card.notice"] },
    { from: [pendingPayment], to: paymentFailed, by: ["actor:provider/decline"] },
    {
      from: [pendingPayment],
      to: cancelled,
      by: ["cancelCreditCardOrder", "cancelQuickPayOrder", "clock:card.unpaid"],
    },
    { from: [paid], to: payingOut, by: ["exchangeCreditCardCode", "clock:card.settle"] },
    { from: [paid], to: cancelled, by: ["cancelCreditCardOrder", "clock:card.notAgreed"] },
    { from: [payingOut], to: completed, by: ["clock:card.arrive"] },
    { from: [payingOut], to: paymentFailed, by: ["actor:provider/not-bought"] },
  ],
  without: {
    awaitingMerchantConfirmation: withDealer,
    awaitingUserPayment: withDealer,
    awaitingUserConfirmation: withDealer,
    awaitingMerchantPayment: withDealer,
  },
};

const MINUTE = 60 * 1000;
/** "Funds arrive in 10-30 minutes." */
export const ARRIVES_WITHIN = 30 * MINUTE;
const ARRIVES_AFTER = 12 * MINUTE;
/** "The new rate waits for 10 minutes." */
const AGREED_WITHIN = 10 * MINUTE;
/** "Price move over 1 % adjusts the order; beyond ±2.5 % needs reconfirmation." In hundredths of a percent. */
export const ADJUSTED_BEYOND = 100n;
export const ASKED_BEYOND = 250n;
const PERCENT = 100n;

export function moveCard(
  world: World,
  order: ThirdPartyOrder,
  status: FiatOrderStatus,
  patch: Partial<ThirdPartyOrder> = {},
) {
  if (!allows(cardLife, order.status, status)) throw refuse("orderStatusError", order.id);
  const timeline = [...order.timeline, { status, at: world.clock.now() }];
  const moved = world.table(thirdPartyOrders).update(order.id, { ...patch, status, timeline });
  noteCard(world, moved, order.status);
  return moved;
}

export function noteCard(world: World, order: ThirdPartyOrder, before: FiatOrderStatus | null): void {
  const { id, number, uid, coin, quantity, status, kind } = order;
  const record = kind === "card" ? "cardOrder" : "quickPayOrder";
  noteEvent(world, uid, `${record}.updated`, {
    ...{ link: { kind: record, id }, number, coin, amount: quantity },
    status: nameIn(FiatOrderStatus, status),
    previousStatus: before === null ? null : nameIn(FiatOrderStatus, before),
  });
}

type Payload = { id: string };
const inStatus = (world: World, { id }: Payload, status: FiatOrderStatus) => {
  const order = world.table(thirdPartyOrders).get(id);
  return order?.status === status ? order : undefined;
};

/** The provider has the money. Idempotent. */
export const pay = (world: World, order: ThirdPartyOrder): ThirdPartyOrder => {
  if (order.status !== pendingPayment) return order;
  const done = moveCard(world, order, paid);
  settleSoon.schedule(world, world.clock.now(), { id: order.id });
  return done;
};
/** The provider's own notice, which may precede the user's return, and arrives twice. */
export const notice = dueTask("card.notice", (world, payload: Payload) => {
  const order = world.table(thirdPartyOrders).get(payload.id);
  if (order) pay(world, order);
});
export const settleSoon = dueTask("card.settle", (world, payload: Payload) => {
  const order = inStatus(world, payload, paid);
  if (order && order.reconfirmation === null) settle(world, order);
});

/** Buys the coin at the shown price; by card at an adjusted one, or asks again. */
export function settle(world: World, order: ThirdPartyOrder): ThirdPartyOrder {
  if (order.kind === "paymentPage") return buy(world, order);
  const shown = cardPriceOf(order.price);
  const now = cardPrice(world, order.coin, order.legalCurrency);
  const moved = (now - shown) * PERCENT * PERCENT;
  // Compared before truncation: 1.001 % is more than 1 %.
  const isBeyond = (most: bigint) => moved > most * shown || moved < -most * shown;
  if (!isBeyond(ADJUSTED_BEYOND)) return buy(world, order);
  const changePercent = percentText(moved / shown);
  const [price, quantity] = [cardPriceText(now), quantityFor(world, order, now)];
  if (!isBeyond(ASKED_BEYOND)) return buy(world, order, { price, quantity, priceAdjustedPercent: changePercent });
  const until = world.clock.now() + AGREED_WITHIN;
  const reconfirmation = { quoteId: world.newId("cq"), price, quantity, changePercent, until };
  notAgreed.schedule(world, until, { id: order.id });
  const asked = world.table(thirdPartyOrders).update(order.id, { reconfirmation });
  noteCard(world, asked, asked.status);
  return asked;
}

function percentText(hundredths: bigint): string {
  const size = hundredths < 0n ? -hundredths : hundredths;
  const text = `${size / PERCENT}.${String(size % PERCENT).padStart(2, "0")}`;
  return hundredths < 0n ? `-${text}` : text;
}

export function buy(world: World, order: ThirdPartyOrder, patch: Partial<ThirdPartyOrder> = {}): ThirdPartyOrder {
  const arrivesAt = world.clock.now() + ARRIVES_WITHIN;
  arrive.schedule(world, world.clock.now() + ARRIVES_AFTER, { id: order.id });
  return moveCard(world, order, payingOut, { ...patch, reconfirmation: null, arrivesAt });
}

/** The only source of a bought coin. */
export const arrive = dueTask("card.arrive", (world, payload: Payload) => {
  const order = inStatus(world, payload, payingOut);
  if (!order) return;
  const { id, uid, coin, quantity, kind } = moveCard(world, order, completed, { arrivesAt: null });
  const leg = {
    from: worldAccount("house", coin),
    to: userAccount(uid, "main", coin),
    amount: minorOf(world, coin, quantity),
  };
  world.ledger.post(
    `${id}:coin`,
    [leg],
    entryDescription("quickBuy", kind === "card" ? "cardTrade" : "quickPayTrade", order),
  );
});

export const cancelCard = (world: World, order: ThirdPartyOrder) =>
  moveCard(world, order, cancelled, { reconfirmation: null });
export const cancelUnpaid = dueTask("card.unpaid", (world, payload: Payload) => {
  const order = inStatus(world, payload, pendingPayment);
  if (order) cancelCard(world, order);
});
export const notAgreed = dueTask("card.notAgreed", (world, payload: Payload) => {
  const order = inStatus(world, payload, paid);
  if (order) cancelCard(world, order);
});

export const failCard = (world: World, order: ThirdPartyOrder, fail: "declined" | "notBought") =>
  moveCard(world, order, paymentFailed, { fail, arrivesAt: null });

/** @throws 40005 while it is in progress, 40006 when done, 60015 when it failed, 60017 the second time */
export function cancelByUser(world: World, order: ThirdPartyOrder): ThirdPartyOrder {
  const { status } = order;
  if (status === cancelled) throw refuse("repeatedCancellation");
  if (status === completed) throw refuse("orderCompleted");
  if (status === paymentFailed) throw refuse("orderStatusError");
  if (status === payingOut || (status === paid && order.reconfirmation === null)) throw refuse("orderPaid");
  return cancelCard(world, order);
}
