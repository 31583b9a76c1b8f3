import { FiatOrderStatus, type GetListByQuickPayOrderInput, type QuickPayOrder } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../platform/p2p/api.ts";
import { isMoving } from "../../../platform/quick-pay/way.ts";
import { listQuery } from "../../../platform/table/list-query.ts";
import { sortingOf } from "../../../platform/table/record-filters.tsx";
import { momentsOf } from "../../../platform/time/day-range.ts";
import type { OrderSearch } from "./search.ts";

const look = 8000; // ms, while one of them is under way

type Filters = Omit<GetListByQuickPayOrderInput, "SkipCount" | "MaxResultCount">;

/** What the list is asked for, beside its page. */
export const filtersOf = ({
  kind,
  coin,
  status,
  from,
  until,
  q,
  sort,
}: OrderSearch & { sort?: string | undefined }): Filters => ({
  ...momentsOf({ from, to: until }),
  ...(kind !== undefined && { Kind: kind }),
  ...(coin !== undefined && { Coin: coin }),
  ...(status !== undefined && { Status: status.map((name) => FiatOrderStatus[name]) }),
  ...(q !== undefined && { Keyword: q }),
  ...sortingOf(sort),
});

/** A page of orders, followed while one of them is under way. */
export const useOrders = (filters: Filters, page: { SkipCount: number; MaxResultCount: number }) =>
  useQuery({
    ...api.quickPay.getListByQuickPayOrder.queryOptions({ ...page, ...filters }),
    ...listQuery((items: readonly QuickPayOrder[]) => items.some(isMoving) && look),
  });
