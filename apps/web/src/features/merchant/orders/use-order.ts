import {
  type PaymentOrder,
  type PaymentOrderDetail,
  PaymentOrderStatus,
  type RefundOrder,
  RefundStatus,
} from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { isZero } from "../../../platform/amount/amount.ts";
import { useMoneyMovedOn } from "../../../platform/money/money-moved.ts";
import { followed } from "../../../platform/status/followed.ts";
import { api } from "../api.ts";
import { isMoving, waitsForWord } from "./use-orders.ts";

/** "Call it when an event says so": a browser has no events, so it polls. */
const look = 4000; // ms

/** A cashier, a program or another window may still change it. */
const isOpen = (order: PaymentOrderDetail) => isMoving(order) || waitsForWord(order) || !isZero(order.refundableAmount);

/** An order; polled while it may still change. */
export function useOrder(id: string) {
  const query = useQuery({
    ...api.merchant.getPaymentOrder.queryOptions({ id }),
    ...followed(isOpen, look),
  });
  useMoneyMovedOn(query.data?.status);
  return query;
}

/** An order's refunds, newest first; polled while one is pending. */
export const useRefunds = ({ id, status: ofOrder }: Pick<PaymentOrder, "id" | "status">) =>
  useQuery({
    ...api.merchant.getRefundOrder.queryOptions({ id }),
    ...followed(
      ({ items }: { items: readonly RefundOrder[] }) =>
        ofOrder === PaymentOrderStatus.refundPending || items.some(({ status }) => status <= RefundStatus.processing),
      look,
    ),
  });
