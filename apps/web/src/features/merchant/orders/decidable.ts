import { MerchantReviewKind, type PaymentOrder, PaymentOrderStatus, type RefundOrder, RefundStatus } from "@coffer/sdk";
import type { ReactNode } from "react";
import type { Amount } from "../../../platform/amount/amount.ts";
import { coffer } from "../api.ts";

/** What waits for the merchant's word, as far as a confirmation names it. */
export interface Decidable {
  id: string;
  kind: MerchantReviewKind;
  number: string;
  coin: string;
  amount: Amount;
  /** Where it goes, whole, where that is known. */
  to?: ReactNode;
}

export const paymentDecidable = ({ id, number, coin, paidAmount }: PaymentOrder): Decidable => ({
  ...{ id, number, coin },
  kind: MerchantReviewKind.payment,
  amount: paidAmount,
});
export const refundDecidable = ({ id, number, coin, amount }: RefundOrder): Decidable => ({
  ...{ id, number, coin, amount },
  kind: MerchantReviewKind.refund,
});

/** "As many as one call takes." */
export const decideMost = 50;

/** Whether one still waits: asked of the record itself, for nothing else tells what became of a call without an answer. */
export async function stillWaits({ id, kind }: Decidable): Promise<boolean> {
  if (kind === MerchantReviewKind.payment)
    return (await coffer.merchant.getPaymentOrder({ id })).status === PaymentOrderStatus.pendingReview;
  if (kind === MerchantReviewKind.refund)
    return (await coffer.merchant.getRefund({ id })).status === RefundStatus.pendingReview;
  const { items } = await coffer.merchant.getMerchantReviewList({ Kind: [kind], MaxResultCount: 100 });
  return items.some((each) => each.id === id);
}
