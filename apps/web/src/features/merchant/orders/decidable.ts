import { MerchantReviewKind, type PaymentOrder, PaymentOrderStatus, type RefundOrder, RefundStatus } from "@coffer/sdk";
import type { ReactNode } from "react";
import type { Amount } from "../../../platform/amount/amount.ts";
import { coffer } from "../api.ts";

/** A pending approval in a confirmation. */
export interface Decidable {
  id: string;
  kind: MerchantReviewKind;
  number: string;
  coin: string;
  amount: Amount;
  /** Its destination in full, if known. */
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

/** Returns whether it is still pending, by the record itself, which alone resolves a lost reply. */
export async function stillWaits({ id, kind }: Decidable): Promise<boolean> {
  if (kind === MerchantReviewKind.payment)
    return (await coffer.merchant.getPaymentOrder({ id })).status === PaymentOrderStatus.pendingReview;
  if (kind === MerchantReviewKind.refund)
    return (await coffer.merchant.getRefund({ id })).status === RefundStatus.pendingReview;
  const { items } = await coffer.merchant.getMerchantReviewList({ Kind: [kind], MaxResultCount: 100 });
  return items.some((each) => each.id === id);
}
