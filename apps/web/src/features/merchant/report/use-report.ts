import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { readSort } from "../../../platform/table/columns.ts";
import { useListSearch } from "../../../platform/table/use-list-search.ts";
import { api } from "../api.ts";
import { askedOf } from "./report-query.ts";
import type { ReportSearch } from "./report-search.ts";

/** The filters of the report's rows, besides their page. */
export function rowsAsked({ sort, ...search }: ReportSearch & { sort?: string | undefined }) {
  const sorted = readSort(sort);
  return {
    ...askedOf(search),
    ...(search.who !== undefined && { SubMerchantId: search.who }),
    ...(search.of !== undefined && { Coin: search.of }),
    ...(sorted?.id === "date" && { Sorting: sorted.falling ? ("date desc" as const) : ("date asc" as const) }),
  };
}

/** A page of the report with all totals; keeps the previous page while loading. */
export function useReport() {
  const { query: page, ...search } = useListSearch<ReportSearch>();
  return useQuery({
    ...api.merchant.getSubMerchantDailyReport.queryOptions({ ...page, ...rowsAsked(search) }),
    placeholderData: keepPreviousData,
    meta: { shows: "place" },
  });
}
