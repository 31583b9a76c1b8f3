import { PaymentOrderStatus, RecordStatus } from "@coffer/sdk/contract";
import { refuse } from "../../../core/refusal.ts";
import { newAddress, newTxHash } from "../../../crypto/address.ts";
import { worldAccount } from "../../../ledger/account.ts";
import { dueTask } from "../../../world/due-task.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import { amountText, minorOf, networkOf } from "../../assets/coins/exports.ts";
import { entryDescription } from "../../assets/records/exports.ts";
import { decideOnPaid, endUnpaid } from "./ending.ts";
import { collectedAccount, sendBack, settleTaken } from "./money.ts";
import { noteOrder } from "./note-order.ts";
import { minorIn, moveOrder, type PaymentOrder, paymentOrders, save } from "./order.ts";

const { confirming, credited, failed } = RecordStatus;
const { awaitingPayment, cancelled, expired, completed, refundPending, refunded, rejected } = PaymentOrderStatus;

/** Coins sent to an order's address. Confirmations follow from the time, and from manually mined blocks. */
export type Payment = {
  id: string;
  orderId: string;
  at: number;
  txHash: string;
  fromAddress: string;
  amount: string;
  status: typeof confirming | typeof credited | typeof failed;
  minedByHand: number;
};
export const payments = defineTable<Payment>("payments", {
  key: "id",
  indexes: ["orderId"],
  parts: { all: () => true, moving: ({ status }) => status === confirming },
});

const networkFor = (world: World, { coin, network }: PaymentOrder) => networkOf(world, coin, network);

export function confirmationsOf(world: World, order: PaymentOrder, payment: Payment): number {
  const { blockSeconds, confirmationsToCredit: needed } = networkFor(world, order);
  if (payment.status === credited) return needed;
  if (payment.status === failed) return 0;
  const mined = Math.floor((world.clock.now() - payment.at) / (blockSeconds * 1000));
  return Math.min(needed, mined + payment.minedByHand);
}

/** A payment: visible on the order at once, and accepted after confirmation. */
export function seePayment(world: World, order: PaymentOrder, amount: bigint): Payment {
  const { coin } = order;
  const network = networkFor(world, order);
  const now = world.clock.now();
  const payment = world.table(payments).insert({
    id: world.newId("pm"),
    orderId: order.id,
    at: now,
    txHash: newTxHash(network.family, world.random),
    fromAddress: newAddress(network.family, world.random),
    amount: amountText(world, coin, amount),
    status: confirming,
    minedByHand: 0,
  });
  const seen = minorIn(world, order, "seen") + amount;
  const patch = { seen: amountText(world, coin, seen), txHashes: [...order.txHashes, payment.txHash] };
  const { status } = order;
  const isLate = status === expired || status === cancelled;
  const isEnough = status === awaitingPayment && seen >= minorIn(world, order, "amount");
  if (isLate || isEnough) moveOrder(world, order, PaymentOrderStatus.confirming, patch);
  else noteOrder(world, save(world, { ...order, ...patch }), status);
  const takes = network.confirmationsToCredit * network.blockSeconds * 1000;
  confirmLater.schedule(world, now + Math.ceil(takes), { id: payment.id });
  return payment;
}

export const confirmLater = dueTask("payment.confirm", (world, { id }: { id: string }) => {
  const payment = world.table(payments).get(id);
  if (payment?.status === confirming) credit(world, payment);
});

/** Adds a manually mined block. Returns whether it needs another. */
export function mineBlock(world: World, id: string): boolean {
  const payment = world.table(payments).get(id);
  const order = world.table(paymentOrders).get(payment?.orderId ?? "");
  if (payment?.status !== confirming || !order) return false;
  const mined = world.table(payments).update(id, { minedByHand: payment.minedByHand + 1 });
  if (confirmationsOf(world, order, mined) < networkFor(world, order).confirmationsToCredit) return true;
  credit(world, mined);
  return false;
}

const settledAtOnce: readonly PaymentOrderStatus[] = [completed, refundPending, refunded];

/** Confirmed: received for the merchant, whatever happened to the order meanwhile. */
function credit(world: World, payment: Payment): void {
  const order = world.table(paymentOrders).get(payment.orderId);
  if (!order) return;
  world.table(payments).update(payment.id, { status: credited });
  const { coin } = order;
  const amount = minorOf(world, coin, payment.amount);
  world.ledger.post(
    `${payment.id}:in`,
    [{ from: worldAccount("chain", coin), to: collectedAccount(coin), amount }],
    entryDescription("recharge", "paymentOrder", order),
  );
  const confirmed = amountText(world, coin, minorIn(world, order, "confirmed") + amount);
  const now = { ...order, confirmed };
  if (now.status === PaymentOrderStatus.confirming) decideOnPaid(world, now);
  else if (now.status === rejected) save(world, sendBack(world, now));
  else save(world, settledAtOnce.includes(now.status) ? settleTaken(world, now) : now);
}

/** It drops out of the chain before confirmation: the order waits again, or ends. */
export function dropPayment(world: World, id: string): Payment {
  const payment = world.table(payments).get(id);
  const order = world.table(paymentOrders).get(payment?.orderId ?? "");
  if (!payment || !order) throw refuse("orderNotFound");
  if (payment.status !== confirming) throw refuse("orderStatusError");
  const dropped = world.table(payments).update(id, { status: failed });
  const seen = minorIn(world, order, "seen") - minorOf(world, order.coin, payment.amount);
  const patch = { seen: amountText(world, order.coin, seen) };
  if (order.status !== PaymentOrderStatus.confirming || seen >= minorIn(world, order, "amount")) {
    const rest = save(world, { ...order, ...patch });
    if (rest.status === PaymentOrderStatus.confirming) decideOnPaid(world, rest);
    else noteOrder(world, rest, rest.status);
    return dropped;
  }
  const waiting = moveOrder(world, order, awaitingPayment, patch);
  if (waiting.expiresAt <= world.clock.now()) endUnpaid(world, waiting);
  return dropped;
}
