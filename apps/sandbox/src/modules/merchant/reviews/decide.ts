import { MerchantReviewKind, PaymentOrderStatus, TransferStep } from "@coffer/sdk/contract";
import { refuse } from "../../../core/refusal.ts";
import type { World } from "../../../world/world.ts";
import { passByMerchant, rejectByMerchant, transfers } from "../../transfers/exports.ts";
import { disapprove, isAwaitingApproval, sendOn, withdrawals } from "../../withdrawals/exports.ts";
import {
  checkAwaitsRefundReview,
  checkAwaitsReview,
  passPayment,
  passRefund,
  paymentOrders,
  refunds,
  rejectPayment,
  rejectRefund,
} from "../orders/exports.ts";

/** A merchant's pending record with its decisions. The checks change nothing. */
export type Decidable = {
  readonly kind: MerchantReviewKind;
  readonly check: (passes: boolean) => void;
  readonly pass: () => unknown;
  readonly reject: (reason: string | null) => unknown;
};

/** Finds it by id alone. @throws 40008 for an unknown withdrawal, 40007 for any other unknown record */
export function decidable(world: World, merchantUid: string, id: string): Decidable {
  const order = world.table(paymentOrders).get(id);
  if (order?.merchantUid === merchantUid)
    return {
      kind: MerchantReviewKind.payment,
      check: (passes) => {
        if (passes && order.status === PaymentOrderStatus.expired) throw refuse("orderStatusFailed", id);
        checkAwaitsReview(order);
      },
      pass: () => passPayment(world, order),
      reject: () => rejectPayment(world, order),
    };
  const refund = world.table(refunds).get(id);
  if (refund?.merchantUid === merchantUid)
    return {
      kind: MerchantReviewKind.refund,
      check: () => checkAwaitsRefundReview(refund),
      pass: () => passRefund(world, refund),
      reject: (reason) => rejectRefund(world, refund, reason),
    };
  const made = world.table(transfers).get(id);
  if (made?.merchantUid === merchantUid)
    return {
      kind: MerchantReviewKind.transfer,
      check: () => {
        if (made.step !== TransferStep.transfer || made.review !== "merchant") throw refuse("orderStatusError", id);
      },
      pass: () => passByMerchant(world, made),
      reject: (reason) => rejectByMerchant(world, made, reason),
    };
  const asked = world.table(withdrawals).get(id);
  if (asked?.uid === merchantUid && asked.wallet === "merchant")
    return {
      kind: MerchantReviewKind.withdrawal,
      check: () => {
        if (!isAwaitingApproval(asked)) throw refuse("orderStatusError", id);
      },
      pass: () => sendOn(world, asked),
      reject: (reason) => disapprove(world, asked, reason),
    };
  throw id.startsWith("wd_") ? refuse("withdrawalOrderNotFound", id) : refuse("orderNotFound", id);
}
