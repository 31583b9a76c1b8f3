import { PaymentOrderStatus, RefundStatus, type Result, type WireInput } from "@coffer/sdk/contract";
import { allows, type LifeCycle } from "../../../core/life-cycle.ts";
import { refuse } from "../../../core/refusal.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import { readDestination } from "../../address-book/exports.ts";
import {
  amountText,
  checkNotAtRisk,
  insufficient,
  minorOf,
  networkOf,
  readAmount,
} from "../../assets/coins/exports.ts";
import { entryDescription, nextNumber } from "../../assets/records/exports.ts";
import type { Acting } from "../staff/exports.ts";
import { REVIEW_WITHIN } from "./ending.ts";
import { merchantAccount } from "./money.ts";
import { noteRefund } from "./note-order.ts";
import { madeBy, minorIn, moveOrder, orderFor, type PaymentOrder, refundable } from "./order.ts";
import { rejectUndecidedRefund } from "./refund-way.ts";

/** A refund. Amounts are decimal strings in the coin; times are milliseconds of the world's clock. */
export type Refund = {
  id: string;
  number: string;
  orderId: string;
  merchantUid: string;
  cashierId: string | null;
  cashierUid: string | null;
  cashierName: string | null;
  coin: string;
  network: string;
  address: string;
  tag: string | null;
  amount: string;
  fee: string;
  basis: Result<"getRefund">["basis"];
  reason: string;
  status: RefundStatus;
  rejectReason: string | null;
  txHash: string | null;
  sentAt: number | null;
  minedByHand: number;
  at: number;
  reviewBy: number | null;
  reviewedAt: number | null;
};
export const refunds = defineTable<Refund>("refunds", {
  key: "id",
  indexes: ["orderId"],
  lists: { of: ["merchantUid"], apart: ["status"], orders: { time: ({ at }) => at } },
  parts: { all: () => true, moving: ({ status }) => status === processing },
});

const { pendingReview, processing, completed, rejected, failed } = RefundStatus;
export const refundLife: LifeCycle<RefundStatus> = {
  status: "RefundStatus",
  kept: { table: refunds, field: "status" },
  start: [pendingReview],
  moves: [
    { from: [pendingReview], to: processing, by: ["passPaymentOrder"] },
    { from: [pendingReview], to: rejected, by: ["rejectPaymentOrder", "clock:refund.rejectUndecided"] },
    { from: [processing], to: completed, by: ["clock:refund.confirm"] },
    { from: [processing], to: failed, by: ["actor:chain/drop-refund"] },
  ],
};
/** The ledger's hold of the amount and its fee. */
export const holdOf = ({ id }: Pick<Refund, "id">) => `${id}:hold`;

export function moveRefund(world: World, refund: Refund, status: RefundStatus, patch: Partial<Refund> = {}): Refund {
  if (!allows(refundLife, refund.status, status)) throw refuse("orderStatusError");
  const moved = world.table(refunds).update(refund.id, { ...patch, status });
  noteRefund(world, moved, refund.status);
  return moved;
}

/** @throws 60015 unless it is settled without a pending refund */
export function checkRefundable(order: PaymentOrder): void {
  if (order.status === PaymentOrderStatus.cancelled) throw refuse("orderCancelled");
  if (order.status !== PaymentOrderStatus.completed) throw refuse("orderStatusError");
}

/** Holds the amount and the network's fee in the merchant wallet until the merchant has decided. */
export function askForRefund(world: World, acting: Acting, input: WireInput<"refundPaymentOrder">): Refund {
  const order = orderFor(world, acting, input.id);
  checkRefundable(order);
  const { coin, merchantUid } = order;
  const network = networkOf(world, coin, order.network);
  checkNotAtRisk(world, network);
  if (!network.withdrawEnabled) throw refuse("withdrawalClosed", `${coin}, ${network.name}`);
  const place = readDestination(network, input);
  const amount = readAmount(world, coin, input.amount);
  const most = refundable(world, order);
  const left = amountText(world, coin, most);
  if (amount > most)
    throw refuse(
      "amountOutOfRange",
      { en: `At most ${left} ${coin}.`, "zh-CN": `最多 ${left} ${coin}。` },
      { data: { currency: coin, minimum: amountText(world, coin, 1n), maximum: left } },
    );
  const fee = minorOf(world, coin, network.withdrawFee);
  checkWallet(world, merchantUid, coin, amount + fee);
  const at = world.clock.now();
  const refund = world.table(refunds).insert({
    id: world.newId("rf"),
    number: nextNumber(world, "R"),
    orderId: order.id,
    merchantUid,
    ...madeBy(acting.cashier),
    ...place,
    amount: amountText(world, coin, amount),
    fee: amountText(world, coin, fee),
    basis: input.basis,
    reason: input.reason,
    status: pendingReview,
    rejectReason: null,
    txHash: null,
    sentAt: null,
    minedByHand: 0,
    at,
    reviewBy: at + REVIEW_WITHIN,
    reviewedAt: null,
  });
  const memo = entryDescription("freeze", "refundOrder", refund, "refundHeld");
  world.ledger.hold(holdOf(refund), merchantAccount(merchantUid, coin), amount + fee, memo);
  const refunding = amountText(world, coin, minorIn(world, order, "refunding") + amount);
  moveOrder(world, order, PaymentOrderStatus.refundPending, { refunding });
  rejectUndecidedRefund.schedule(world, at + REVIEW_WITHIN, { id: refund.id });
  noteRefund(world, refund, null);
  return refund;
}

/** @throws 40011 with the balance */
export function checkWallet(world: World, merchantUid: string, coin: string, amount: bigint): void {
  const available = world.ledger.available(merchantAccount(merchantUid, coin));
  if (available >= amount) return;
  throw insufficient(coin, amountText(world, coin, available), "merchantBalanceInsufficient");
}

/** Returns the refund of an order that the caller may see. @throws 40007 */
export function refundFor(world: World, acting: Acting, id: string): Refund {
  const refund = world.table(refunds).get(id);
  if (!refund) throw refuse("orderNotFound");
  orderFor(world, acting, refund.orderId);
  return refund;
}
