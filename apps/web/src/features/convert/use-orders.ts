import { type ConvertOrder, ExchangeStatus, type PromissoryConvertOrder } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../kernel/api.ts";
import { readSort } from "../../kernel/table/columns.ts";
import type { ListSearch } from "../../kernel/table/list-search.ts";
import type { OrderSearch } from "./order-search.ts";

/** A row of either list. */
export type Order = ConvertOrder | PromissoryConvertOrder;

const look = 3000; // ms, while one of them is under way

type Asked = OrderSearch & ListSearch & { query: { SkipCount: number; MaxResultCount: number } };

/** A page of the list that is asked for. */
export function useOrders({ kind, coin, status, q, sort, query }: Asked) {
  const input = {
    ...query,
    ...(coin !== undefined && { Coin: coin }),
    ...(status !== undefined && { Status: [ExchangeStatus[status]] }),
    ...(q !== undefined && { Keyword: q }),
    ...sortingOf(sort),
  };
  const shared = {
    refetchInterval: ({ state }: { state: { data?: { items: readonly Order[] } | undefined } }) =>
      state.data?.items.some((order) => order.status === ExchangeStatus.inProgress) ? look : (false as const),
    meta: { shows: "place" as const },
  };
  const quick = useQuery({
    ...api.flash.getConvertHistory.queryOptions(input),
    ...shared,
    placeholderData: (before) => before,
    enabled: kind !== "desk",
  });
  const byDesk = useQuery({
    ...api.flash.getPromissoryConvertHistory.queryOptions(input),
    ...shared,
    placeholderData: (before) => before,
    enabled: kind === "desk",
  });
  const { data, ...rest } = kind === "desk" ? byDesk : quick;
  const items: readonly Order[] | undefined = data?.items;
  return { ...rest, data: data && { items: items ?? [], totalCount: data.totalCount } };
}

function sortingOf(sort: string | undefined) {
  const sorted = readSort(sort);
  if (sorted?.id !== "time" && sorted?.id !== "amount") return {};
  return { Sorting: `${sorted.id} ${sorted.falling ? "desc" : "asc"}` as const };
}
