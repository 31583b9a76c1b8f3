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
/** Somebody or something else still moves it. */
export const isMoving = ({ status }: Pick<PaymentOrder, "status">): boolean => moving.includes(status);
/** The merchant's word is missing. */
export const waitsForWord = ({ status }: Pick<PaymentOrder, "status">): boolean =>
  status === PaymentOrderStatus.pendingReview;

type Asked = Omit<GetPaymentOrderListInput, "SkipCount" | "MaxResultCount">;

/** What a list of payment orders is asked for, beside its page. */
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

/** A page of payment orders, followed while one of them moves. */
export const useOrders = (filters: Asked, page: { SkipCount: number; MaxResultCount: number }) =>
  useQuery({
    ...api.merchant.getPaymentOrderList.queryOptions({ ...page, ...filters }),
    ...listQuery((items: readonly PaymentOrder[]) => items.some(isMoving) && look),
  });
