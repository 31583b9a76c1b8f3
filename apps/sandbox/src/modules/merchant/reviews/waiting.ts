import type { Locale } from "@coffer/errors";
import { labels, MerchantReviewKind, PaymentOrderStatus, RefundStatus, TransferStep } from "@coffer/sdk/contract";
import type { Run } from "../../../state/sorted.ts";
import type { World } from "../../../world/world.ts";
import { contactOf, maskContact, users } from "../../auth/user/exports.ts";
import { type Transfer, transfers } from "../../transfers/exports.ts";
import { isAwaitingApproval, withdrawals } from "../../withdrawals/exports.ts";
import { paymentOrders, refunds } from "../orders/exports.ts";
import { cashiers, nameOfCashier } from "../staff/exports.ts";

/** A record pending a merchant's approval. Times are milliseconds of the world's clock. */
export type Waiting = {
  id: string;
  kind: MerchantReviewKind;
  number: string;
  at: number;
  requestedBy: { id: string; userName: string } | null;
  coin: string;
  amount: string;
  target: string | null;
  reason: string | null;
  reviewBy: number;
};

const { payment, refund, transfer, withdrawal } = MerchantReviewKind;
/** "A cashier's transfer waits 24 hours." */
const TRANSFER_WAITS = 24 * 60 * 60 * 1000;

function rowsOf<Row>(runs: readonly Run<Row>[]): Row[] {
  return runs.flatMap((run) => Array.from({ length: run.length }, (_, at) => run.at(at) as Row));
}

const paymentsWaiting = (world: World, merchantUid: string) =>
  world
    .table(paymentOrders)
    .runs("merchantUid", merchantUid, "time", ({ status }) => status === PaymentOrderStatus.pendingReview);
const refundsWaiting = (world: World, merchantUid: string) =>
  world.table(refunds).runs("merchantUid", merchantUid, "time", ({ status }) => status === RefundStatus.pendingReview);
const transfersWaiting = (world: World, merchantUid: string): Transfer[] =>
  world
    .table(transfers)
    .part("open")
    .filter(
      (made) => made.step === TransferStep.transfer && made.review === "merchant" && made.merchantUid === merchantUid,
    );
const withdrawalsWaiting = (world: World, merchantUid: string) =>
  world.table(withdrawals).runs("uid", merchantUid, "time", isAwaitingApproval);

const countOf = (runs: readonly Run<unknown>[]) => runs.reduce((sum, { length }) => sum + length, 0);

export const countWaiting = (world: World, merchantUid: string) => ({
  paymentToBeReviewedCount: countOf(paymentsWaiting(world, merchantUid)),
  refundToBeReviewedCount: countOf(refundsWaiting(world, merchantUid)),
  transferToBeReviewedCount: transfersWaiting(world, merchantUid).length,
  withdrawalToBeReviewedCount: countOf(withdrawalsWaiting(world, merchantUid)),
});
export const nothingWaits = {
  paymentToBeReviewedCount: 0,
  refundToBeReviewedCount: 0,
  transferToBeReviewedCount: 0,
  withdrawalToBeReviewedCount: 0,
};

export function waitingFor(
  world: World,
  merchantUid: string,
  language: Locale,
  kinds: readonly MerchantReviewKind[] | undefined,
): Waiting[] {
  const of = (kind: MerchantReviewKind, list: () => Waiting[]) => ((kinds?.includes(kind) ?? true) ? list() : []);
  return [
    ...of(payment, () =>
      rowsOf(paymentsWaiting(world, merchantUid)).map(
        ({ id, number, timeline, at, coin, seen, reviewReason, reviewBy }) => ({
          ...{ id, kind: payment, number, at: timeline.at(-1)?.at ?? at, coin, amount: seen },
          ...{ requestedBy: null, target: null, reviewBy: reviewBy ?? at },
          reason: reviewReason && labels.PaymentReviewReason[reviewReason][language],
        }),
      ),
    ),
    ...of(refund, () =>
      rowsOf(refundsWaiting(world, merchantUid)).map(({ cashierId, cashierName, address, ...asked }) => ({
        ...{ id: asked.id, kind: refund, number: asked.number, at: asked.at, coin: asked.coin, amount: asked.amount },
        requestedBy: cashierId === null ? null : nameOfCashier({ id: cashierId, userName: cashierName ?? "" }),
        ...{ target: address, reason: asked.reason, reviewBy: asked.reviewBy ?? asked.at },
      })),
    ),
    ...of(transfer, () =>
      transfersWaiting(world, merchantUid).map((made) => ({
        ...{ id: made.id, kind: transfer, number: made.number, at: made.at, coin: made.coin, amount: made.amount },
        requestedBy: cashierNamed(world, made.cashierUid ?? made.uid),
        ...{ target: recipientOf(world, made), reason: made.remark, reviewBy: made.at + TRANSFER_WAITS },
      })),
    ),
    ...of(withdrawal, () =>
      rowsOf(withdrawalsWaiting(world, merchantUid)).map((asked) => ({
        ...{ id: asked.id, kind: withdrawal, number: asked.number, at: asked.timeline.at(-1)?.at ?? asked.at },
        ...{ coin: asked.coin, amount: asked.amount, target: asked.address, reason: asked.remark },
        requestedBy: nameOfCashier({ id: asked.cashierId ?? "", userName: asked.cashierName ?? "" }),
        reviewBy: asked.reviewBy ?? asked.at,
      })),
    ),
  ];
}

function cashierNamed(world: World, uid: string) {
  const cashier = world.table(cashiers).one("uid", uid);
  return cashier ? nameOfCashier(cashier) : null;
}

function recipientOf(world: World, { kind, toUid }: Transfer): string | null {
  const other = kind === "user" ? world.table(users).get(toUid) : undefined;
  return other ? maskContact(contactOf(other)) : null;
}
