import {
  type ConvertOrder,
  ExchangeStatus,
  type GetConvertHistoryInput,
  type PromissoryConvertOrder,
} from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { readSort } from "../../platform/table/columns.ts";
import { listQuery } from "../../platform/table/list-query.ts";
import { api } from "./api.ts";
import type { OrderSearch } from "./order-search.ts";

/** A row of either list. */
export type Order = ConvertOrder | PromissoryConvertOrder;

const look = 3000; // Polling interval while one of them is pending (ms).
const isOpen = ({ status }: Order) => status === ExchangeStatus.inProgress;

type Filters = Omit<GetConvertHistoryInput, "SkipCount" | "MaxResultCount">;

/** The filters of either list, besides its page. */
export function filtersOf({ coin, status, q, sort }: OrderSearch & { sort?: string | undefined }): Filters {
  const sorted = readSort(sort);
  const order = sorted?.id === "time" || sorted?.id === "amount" ? sorted : undefined;
  return {
    ...(coin !== undefined && { Coin: coin }),
    ...(status !== undefined && { Status: [ExchangeStatus[status]] }),
    ...(q !== undefined && { Keyword: q }),
    ...(order && { Sorting: `${order.id as "time" | "amount"} ${order.falling ? "desc" : "asc"}` as const }),
  };
}

/** A page of the selected list. */
export function useOrders(kind: OrderSearch["kind"], input: GetConvertHistoryInput) {
  const shared = listQuery((items: readonly Order[]) => items.some(isOpen) && look);
  const quick = useQuery({
    ...api.convert.getConvertHistory.queryOptions(input),
    ...shared,
    enabled: kind !== "desk",
  });
  const byDesk = useQuery({
    ...api.convert.getPromissoryConvertHistory.queryOptions(input),
    ...shared,
    enabled: kind === "desk",
  });
  const { data, ...rest } = kind === "desk" ? byDesk : quick;
  const items: readonly Order[] | undefined = data?.items;
  return { ...rest, data: data && { items: items ?? [], totalCount: data.totalCount } };
}
