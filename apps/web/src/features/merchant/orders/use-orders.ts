import { type GetPaymentOrderListInput, type PaymentOrder, PaymentOrderStatus } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { listQuery } from "../../../platform/table/list-query.ts";
import { sortingOf } from "../../../platform/table/record-filters.tsx";
import { momentsOf } from "../../../platform/time/day-range.ts";
import { api } from "../api.ts";
import type { OrderFilters } from "./order-search.ts";

/** The contract: "every few seconds while one is awaiting payment". */
const look = 5000; // ms

const { awaitingPayment, confirming, paid, refundPending } = PaymentOrderStatus;
const moving: readonly number[] = [awaitingPayment, confirming, paid, refundPending];
/** Its status may still change. */
export const isMoving = ({ status }: Pick<PaymentOrder, "status">): boolean => moving.includes(status);
/** It is pending the merchant's approval. */
export const waitsForWord = ({ status }: Pick<PaymentOrder, "status">): boolean =>
  status === PaymentOrderStatus.pendingReview;

type Asked = Omit<GetPaymentOrderListInput, "SkipCount" | "MaxResultCount">;

/** The filters of a payment order list, besides its page. */
export function filtersOf({
  status,
  why,
  of,
  from,
  until,
  q,
  sort,
}: OrderFilters & { sort?: string | undefined }): Asked {
  return {
    ...momentsOf({ from, to: until }),
    ...(status !== undefined && { Status: status.map((name) => PaymentOrderStatus[name]) }),
    ...(why !== undefined && { ReviewReason: why }),
    ...(of !== undefined && { Coin: of }),
    ...(q !== undefined && { Keyword: q }),
    ...sortingOf(sort),
  };
}

/** A page of payment orders; polled while one of them is pending. */
export const useOrders = (filters: Asked, page: { SkipCount: number; MaxResultCount: number }) =>
  useQuery({
    ...api.merchant.getPaymentOrderList.queryOptions({ ...page, ...filters }),
    ...listQuery((items: readonly PaymentOrder[]) => items.some(isMoving) && look),
  });
