import { ExchangeStatus, type GetOrderListInput, type OtcOrder } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { readSort } from "../../platform/table/columns.ts";
import { listQuery } from "../../platform/table/list-query.ts";
import { api } from "./api.ts";
import type { OrderSearch } from "./order-search.ts";

const look = 5000; // ms, while one of them is under way
const isOpen = ({ status }: OtcOrder) => status === ExchangeStatus.inProgress;

const otherSide = { buy: "sell", sell: "buy" } as const;

type Filters = Omit<GetOrderListInput, "SkipCount" | "MaxResultCount">;

/** What a list of orders is asked for, beside its page. */
export function filtersOf(
  role: OtcOrder["role"],
  { pair, side, status, q, sort }: OrderSearch & { sort?: string | undefined },
): Filters {
  const sorted = readSort(sort);
  const order = sorted?.id === "time" || sorted?.id === "amount" ? sorted : undefined;
  return {
    Role: role,
    ...(pair !== undefined && { Symbol: pair }),
    // The contract's side is the taker's; a list shows what its reader did.
    ...(side !== undefined && { Side: role === "taker" ? side : otherSide[side] }),
    ...(status !== undefined && { Status: [ExchangeStatus[status]] }),
    ...(q !== undefined && { Keyword: q }),
    ...(order && { Sorting: `${order.id as "time" | "amount"} ${order.falling ? "desc" : "asc"}` as const }),
  };
}

/** A page of orders, followed while one of them is under way. */
export const useOrders = (filters: Filters, page: { SkipCount: number; MaxResultCount: number }) =>
  useQuery({
    ...api.otc.getOrderList.queryOptions({ ...page, ...filters }),
    ...listQuery((items: readonly OtcOrder[]) => items.some(isOpen) && look),
  });
