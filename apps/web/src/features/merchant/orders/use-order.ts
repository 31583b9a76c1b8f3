import { type PaymentOrderDetail, RefundStatus } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { useMoneyMovedOn } from "../../../kernel/money/money-moved.ts";
import { followed } from "../../../kernel/status/followed.ts";
import { api } from "../api.ts";
import { isMoving } from "./use-orders.ts";

/** "Call it when an event says so": there is none in a browser, so it looks. */
const look = 4000; // ms

/** An order as it stands; it follows by itself while somebody else moves it. */
export function useOrder(id: string) {
  const query = useQuery({
    ...api.merchant.getPaymentOrder.queryOptions({ id }),
    ...followed<PaymentOrderDetail>(isMoving, look),
  });
  useMoneyMovedOn(query.data?.status);
  return query;
}

/** The refunds of an order, newest first; followed while one is on its way. */
export const useRefunds = (id: string) =>
  useQuery({
    ...api.merchant.getRefundOrder.queryOptions({ id }),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status <= RefundStatus.processing) ? look : false,
    meta: { shows: "place" },
  });
