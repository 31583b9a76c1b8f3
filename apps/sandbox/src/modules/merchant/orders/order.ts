import { PaymentOrderStatus, type Result } from "@coffer/sdk/contract";
import { allows, type LifeCycle } from "../../../core/life-cycle.ts";
import { refuse } from "../../../core/refusal.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import { minorOf } from "../../assets/coins/exports.ts";
import { comparable } from "../../assets/records/exports.ts";
import { type Acting, type Cashier, nameOfCashier } from "../staff/exports.ts";
import { noteOrder } from "./note-order.ts";

const DAY = 24 * 60 * 60 * 1000;

type OnWire = Result<"getPaymentOrder">;

/** A payment request. Amounts are decimal strings in the coin; times are milliseconds of the world's clock. */
export type PaymentOrder = {
  id: string;
  number: string;
  merchantUid: string;
  /** The cashier who created it, named as of then. */
  cashierId: string | null;
  cashierUid: string | null;
  cashierName: string | null;
  merchantOrderNumber: string;
  /** Merchant and number: unique. */
  merchantKey: string;
  receiptCodeId: string | null;
  /** The API key that created it. */
  apiKeyId: string | null;
  subject: string;
  fiatCurrency: string;
  fiatAmount: string;
  /** The value of one coin in the fiat currency, locked for this order. */
  rate: string;
  coin: string;
  network: string;
  amount: string;
  address: string;
  tag: string | null;
  returnUrl: string | null;
  status: PaymentOrderStatus;
  reviewReason: OnWire["reviewReason"];
  reviewBy: number | null;
  /** Seen on the chain; confirmed; accepted as paid; and returned to its source. */
  seen: string;
  confirmed: string;
  taken: string;
  returned: string;
  /** The channel's fee, and the settled parts of both. */
  fee: string;
  feeSettled: string;
  settled: string;
  /** Refunded to the payer from the merchant wallet, and held for refunds. */
  refunded: string;
  refunding: string;
  txHashes: string[];
  at: number;
  expiresAt: number;
  paidAt: number | null;
  settledAt: number | null;
  timeline: { status: PaymentOrderStatus; at: number }[];
};

const { awaitingPayment, confirming, pendingReview, paid, completed } = PaymentOrderStatus;
const { rejected, cancelled, expired, refundPending, refunded } = PaymentOrderStatus;

const payable: readonly PaymentOrderStatus[] = [awaitingPayment, confirming, pendingReview, paid, completed];
/** Addresses that accept payments, and ended ones that are still watched. */
export const payerParts = {
  payable: ({ status }: PaymentOrder) => payable.includes(status),
  late: ({ status }: PaymentOrder) => status === expired || status === cancelled,
};

export const paymentOrders = defineTable<PaymentOrder>("paymentOrders", {
  key: "id",
  unique: ["merchantKey"],
  lists: {
    of: ["merchantUid", "cashierId"],
    apart: ["status", "coin", "reviewReason", "apiKeyId"],
    orders: { time: ({ at }) => at, amount: ({ amount }) => comparable(amount) },
  },
  parts: { ...payerParts },
});
export const orderLife: LifeCycle<PaymentOrderStatus> = {
  status: "PaymentOrderStatus",
  kept: { table: paymentOrders, field: "status" },
  start: [awaitingPayment],
  moves: [
    { from: [awaitingPayment, cancelled, expired], to: confirming, by: ["actor:payer/pay"] },
    { from: [awaitingPayment], to: cancelled, by: ["cancelPaymentOrder"] },
    { from: [awaitingPayment], to: pendingReview, by: ["clock:payment.expire"] },
    { from: [awaitingPayment], to: expired, by: ["clock:payment.expire"] },
    { from: [confirming], to: paid, by: ["clock:payment.confirm"] },
    { from: [confirming], to: pendingReview, by: ["clock:payment.confirm"] },
    { from: [confirming], to: awaitingPayment, by: ["actor:chain/drop-payment"] },
    { from: [pendingReview], to: completed, by: ["passPaymentOrder", "clock:payment.acceptUndecided"] },
    { from: [pendingReview], to: rejected, by: ["rejectPaymentOrder"] },
    { from: [paid], to: completed, by: ["clock:payment.settle"] },
    { from: [completed], to: refundPending, by: ["refundPaymentOrder"] },
    { from: [refundPending], to: refunded, by: ["clock:refund.confirm"] },
    {
      from: [refundPending],
      to: completed,
      by: ["rejectPaymentOrder", "clock:refund.confirm", "clock:refund.rejectUndecided", "actor:chain/drop-refund"],
    },
  ],
};

/** An order with unsaved changed amounts, so that a step is one write. */
export const save = (world: World, order: PaymentOrder): PaymentOrder =>
  world.table(paymentOrders).update(order.id, order);

/** Changes the status and saves and reports the order. @throws 60015 if it isn't allowed from the current status */
export function moveOrder(
  world: World,
  order: PaymentOrder,
  status: PaymentOrderStatus,
  patch: Partial<PaymentOrder> = {},
): PaymentOrder {
  if (!allows(orderLife, order.status, status)) throw refuse("orderStatusError");
  const timeline = [...order.timeline, { status, at: world.clock.now() }];
  const moved = save(world, { ...order, ...patch, status, timeline });
  noteOrder(world, moved, order.status);
  return moved;
}

/** By name, in minor units. */
type Sum =
  | "amount"
  | "seen"
  | "confirmed"
  | "taken"
  | "returned"
  | "fee"
  | "feeSettled"
  | "settled"
  | "refunded"
  | "refunding";
export const minorIn = (world: World, order: PaymentOrder, sum: Sum): bigint => minorOf(world, order.coin, order[sum]);

/** The accepted amount minus refunds and pending refunds. */
export const refundable = (world: World, order: PaymentOrder): bigint =>
  minorIn(world, order, "taken") - minorIn(world, order, "refunded") - minorIn(world, order, "refunding");

/** "Days back this cashier sees trading orders." */
export const shownSince = (world: World, { orderDisplayDays }: Cashier): number =>
  world.clock.now() - orderDisplayDays * DAY;

/** Returns an order the caller may see: a merchant any of its own, a cashier its recent own. @throws 40007 */
export function orderFor(world: World, { merchant, cashier }: Acting, id: string): PaymentOrder {
  const order = world.table(paymentOrders).get(id);
  if (order?.merchantUid !== merchant.uid) throw refuse("orderNotFound");
  if (cashier && (order.cashierId !== cashier.id || order.at < shownSince(world, cashier)))
    throw refuse("orderNotFound");
  return order;
}

/** The creator of a record, as its row stores it. */
export const madeBy = (cashier: Cashier | null) => ({
  cashierId: cashier?.id ?? null,
  cashierUid: cashier?.uid ?? null,
  cashierName: cashier?.userName ?? null,
});
type Made = ReturnType<typeof madeBy>;
export const cashierOf = ({ cashierId, cashierName }: Made) =>
  cashierId === null ? null : nameOfCashier({ id: cashierId, userName: cashierName ?? "" });
