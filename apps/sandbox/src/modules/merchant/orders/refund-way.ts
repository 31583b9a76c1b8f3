import { PaymentOrderStatus, RefundStatus } from "@coffer/sdk/contract";
import { refuse } from "../../../core/refusal.ts";
import { newTxHash } from "../../../crypto/address.ts";
import { worldAccount } from "../../../ledger/account.ts";
import { dueTask } from "../../../world/due-task.ts";
import type { World } from "../../../world/world.ts";
import { amountText, minorOf, networkOf } from "../../assets/coins/exports.ts";
import { entryDescription } from "../../assets/records/exports.ts";
import { minorIn, moveOrder, type PaymentOrder, paymentOrders } from "./order.ts";
import { holdOf, moveRefund, type Refund, refunds } from "./refund.ts";
import { addSale } from "./sales.ts";

const { pendingReview, processing, completed, rejected, failed } = RefundStatus;
type Payload = { id: string };

const networkFor = (world: World, { coin, network }: Refund) => networkOf(world, coin, network);

export function checkAwaitsRefundReview({ id, status }: Refund): void {
  if (status !== pendingReview) throw refuse("orderStatusError", id);
}

/** Approved: sent to the payer, and complete after the chain's confirmation. */
export function passRefund(world: World, refund: Refund): Refund {
  const network = networkFor(world, refund);
  const now = world.clock.now();
  const txHash = newTxHash(network.family, world.random);
  const sent = moveRefund(world, refund, processing, { txHash, sentAt: now, reviewBy: null, reviewedAt: now });
  const takes = network.confirmationsToCredit * network.blockSeconds * 1000;
  confirmRefundLater.schedule(world, now + Math.ceil(takes), { id: refund.id });
  return sent;
}

export function rejectRefund(world: World, refund: Refund, rejectReason: string | null): Refund {
  const patch = { rejectReason, reviewBy: null, reviewedAt: world.clock.now() };
  return giveUp(world, moveRefund(world, refund, rejected, patch));
}

export const rejectUndecidedRefund = dueTask("refund.rejectUndecided", (world, { id }: Payload) => {
  const refund = world.table(refunds).get(id);
  if (refund?.status === pendingReview) giveUp(world, moveRefund(world, refund, rejected, { reviewBy: null }));
});

/** Dropped by the chain: the money is the merchant's again. */
export function dropRefund(world: World, id: string): Refund {
  const refund = world.table(refunds).get(id);
  if (!refund) throw refuse("orderNotFound");
  if (refund.status !== processing) throw refuse("orderStatusError");
  return giveUp(world, moveRefund(world, refund, failed));
}

/** Releases the hold; the order can be refunded again. */
function giveUp(world: World, refund: Refund): Refund {
  world.ledger.void(
    `${refund.id}:void`,
    holdOf(refund),
    entryDescription("unfreeze", "refundOrder", refund, "refundReleased"),
  );
  const { order, refunding } = withoutIt(world, refund);
  moveOrder(world, order, PaymentOrderStatus.completed, { refunding });
  return refund;
}

function withoutIt(world: World, refund: Refund): { order: PaymentOrder; refunding: string } {
  const order = world.table(paymentOrders).get(refund.orderId);
  if (!order) throw refuse("orderNotFound");
  const rest = minorIn(world, order, "refunding") - minorOf(world, order.coin, refund.amount);
  return { order, refunding: amountText(world, order.coin, rest) };
}

export const confirmRefundLater = dueTask("refund.confirm", (world, { id }: Payload) => {
  const refund = world.table(refunds).get(id);
  if (refund?.status === processing) finish(world, refund);
});

export function refundConfirmations(world: World, refund: Refund): number {
  const { blockSeconds, confirmationsToCredit: needed } = networkFor(world, refund);
  if (refund.status === completed) return needed;
  if (refund.sentAt === null || refund.status === failed) return 0;
  return Math.min(needed, Math.floor((world.clock.now() - refund.sentAt) / (blockSeconds * 1000)) + refund.minedByHand);
}

/** Adds a manually mined block. Returns whether it needs another. */
export function mineRefundBlock(world: World, id: string): boolean {
  const refund = world.table(refunds).get(id);
  if (refund?.status !== processing) return false;
  const mined = world.table(refunds).update(id, { minedByHand: refund.minedByHand + 1 });
  if (refundConfirmations(world, mined) < networkFor(world, mined).confirmationsToCredit) return true;
  finish(world, mined);
  return false;
}

/** The payer has received it. */
function finish(world: World, refund: Refund): void {
  const { id, coin } = refund;
  const amount = minorOf(world, coin, refund.amount);
  const legs = [
    { to: worldAccount("chain", coin), amount },
    { to: worldAccount("fees", coin), amount: minorOf(world, coin, refund.fee) },
  ];
  world.ledger.capture(`${id}:capture`, holdOf(refund), legs, entryDescription("withdraw", "refundOrder", refund));
  moveRefund(world, refund, completed);
  const { order, refunding } = withoutIt(world, refund);
  const refunded = minorIn(world, order, "refunded") + amount;
  addSale(world, order, { refunded: amount });
  const isAll = refunded === minorIn(world, order, "taken");
  const patch = { refunding, refunded: amountText(world, coin, refunded) };
  moveOrder(world, order, isAll ? PaymentOrderStatus.refunded : PaymentOrderStatus.completed, patch);
}
