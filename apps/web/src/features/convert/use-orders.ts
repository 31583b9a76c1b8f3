import { type ConvertOrder, ExchangeStatus, type PromissoryConvertOrder } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../kernel/api.ts";
import { readSort } from "../../kernel/table/columns.ts";
import type { ListSearch } from "../../kernel/table/list-search.ts";
import { oneOf, textIn, tickerIn } from "../../lib/search-fields.ts";

/** What the address of the list says beside page, order and words. */
export const orderSearch = {
  kind: oneOf("desk"),
  coin: tickerIn,
  status: oneOf("inProgress", "complete", "failure"),
  id: textIn,
};
export interface OrderSearch {
  /** Those the desk settles; else those at a quote. */
  kind?: "desk" | undefined;
  coin?: string | undefined;
  status?: keyof typeof ExchangeStatus | undefined;
  q?: string | undefined;
  id?: string | undefined;
}

export const isFiltered = ({ coin, status, q }: OrderSearch): boolean =>
  coin !== undefined || status !== undefined || q !== undefined;

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
