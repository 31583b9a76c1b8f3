import { Card, CardHeader, CardTitle, cn, Skeleton } from "@coffer/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { LoadFailure } from "../../../platform/page/load-failure.tsx";
import { useListSearch } from "../../../platform/table/use-list-search.ts";
import { api } from "../api.ts";
import { SalesChart } from "../sales-chart.tsx";
import { SalesTable } from "../sales-table.tsx";
import { SalesLegend, ViewSwitch } from "../sales-view.tsx";
import { askedOf, isGrowing, stepOf } from "./report-query.ts";
import type { ReportSearch } from "./report-search.ts";

/** The report's chart; the contract sums all sales only, so it is hidden for one cashier or coin. */
export function ReportSales() {
  const { set, who, of, view, ...search } = useListSearch<ReportSearch>();
  const all = who === undefined && of === undefined;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...api.merchant.getMerchantSalesSummary.queryOptions({ ...askedOf(search), ...stepOf(search) }),
    enabled: all,
    placeholderData: keepPreviousData,
    meta: { shows: "place" },
  });
  if (!all) return null;
  const table = view === "table";
  return (
    <Card aria-busy={isPlaceholderData || undefined}>
      <CardHeader>
        <CardTitle>
          <FormattedMessage id="merchantReport.sales" />
        </CardTitle>
        <ViewSwitch table={table} change={(next) => void set({ view: next ? "table" : undefined })} />
      </CardHeader>
      <div className={cn("px-5 pt-1 pb-5 transition-opacity", isPlaceholderData && "opacity-60")}>
        {error ? (
          <LoadFailure error={error} again={() => void refetch()} />
        ) : data ? (
          <>
            <div className="mb-4">
              {/* Prices may change between the two calls, so totals are shown once, above. */}
              <SalesLegend sales={data} plain />
            </div>
            {table ? <SalesTable sales={data} /> : <SalesChart sales={data} growing={isGrowing(search)} />}
          </>
        ) : (
          <Skeleton className="h-64 w-full" />
        )}
      </div>
    </Card>
  );
}
