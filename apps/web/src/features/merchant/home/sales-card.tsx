import { Card, cn, Segmented, Skeleton } from "@coffer/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { isZero, percentOf, subtract } from "../../../platform/amount/amount.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { Change } from "../../../platform/money/change.tsx";
import { HideBalances } from "../../../platform/money/hidden-balances.tsx";
import { Worth } from "../../../platform/money/money.tsx";
import { LoadFailure } from "../../../platform/page/load-failure.tsx";
import { useSearchState } from "../../../platform/search-state.ts";
import { SalesChart } from "../sales-chart.tsx";
import type { SalesSummary } from "../sales-labels.ts";
import { SalesTable } from "../sales-table.tsx";
import { SalesLegend, ViewSwitch } from "../sales-view.tsx";
import { salesQuery } from "./home-query.ts";
import { type HomeSearch, type SalesDays, salesDays } from "./home-search.ts";

/** Receipts by day, compared with the previous period. */
export function SalesCard() {
  const intl = useIntl();
  const { search, change } = useSearchState();
  const { days = salesDays[0], view } = search as HomeSearch;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...salesQuery(days),
    placeholderData: keepPreviousData,
    meta: { shows: "place" },
  });
  const set = (changes: HomeSearch) => void change(changes, { replace: true, resetScroll: false });
  return (
    <Card className="min-w-0 p-5" aria-busy={isPlaceholderData || undefined}>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 className="flex items-center gap-1 font-medium">
          <FormattedMessage id="merchantHome.sales" />
          <HideBalances />
        </h2>
        <Segmented
          aria-label={intl.formatMessage({ id: "merchantHome.range" })}
          value={String(days)}
          onValueChange={(value) => set({ days: salesDays.find((each) => each !== 7 && String(each) === value) })}
          options={salesDays.map((each) => ({
            value: String(each),
            label: <FormattedMessage id="merchantHome.days" values={{ days: each }} />,
          }))}
          className="mr-auto"
        />
        <ViewSwitch table={view === "table"} change={(table) => set({ view: table ? "table" : undefined })} />
      </div>
      {error ? (
        <LoadFailure error={error} again={() => void refetch()} />
      ) : data ? (
        <div className={cn("transition-opacity", isPlaceholderData && "opacity-60")}>
          <Sales sales={data} days={days} table={view === "table"} />
        </div>
      ) : (
        <Skeleton className="h-[308px] w-full" />
      )}
    </Card>
  );
}

function Sales({ sales, days, table }: { sales: SalesSummary; days: SalesDays; table: boolean }) {
  const { totals, previous, currency } = sales;
  const change = isZero(previous.collected)
    ? undefined
    : percentOf(subtract(totals.collected, previous.collected), previous.collected);
  return (
    <>
      <p aria-live="polite">
        <Worth amount={totals.collected} unit={currency} size="large" />
      </p>
      <div className="mt-0.5 mb-4 flex min-h-5 flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="text-label">
          {change === undefined ? (
            <span className="text-ink-2">
              <FormattedMessage
                id="merchantHome.ordersPaid"
                values={{ paid: totals.paidCount, orders: totals.orderCount }}
              />
            </span>
          ) : (
            <>
              <Change percent={change} />{" "}
              <span className="text-ink-2">
                <FormattedMessage id="merchantHome.thanBefore" values={{ days }} />
              </span>
            </>
          )}
        </p>
        <SalesLegend sales={sales} />
      </div>
      {table ? <SalesTable sales={sales} /> : <SalesChart sales={sales} growing />}
    </>
  );
}
