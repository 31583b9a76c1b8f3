import { Segmented, Skeleton } from "@coffer/ui";
import { Suspense } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage, type PlainMessageId } from "../../platform/intl/intl.ts";
import { lazyPart } from "../../platform/page/lazy-part.tsx";
import { type Range, ranges, usualRange } from "./overview-search.ts";
import type { Overview } from "./use-overview.ts";

// The drawing library loads after the figures, which matter more.
const ValueChart = lazyPart(() => import("./value-chart.tsx").then(({ ValueChart: it }) => it));

const rangeNames: Record<Range, PlainMessageId> = {
  1: "assets.rangeDay",
  7: "assets.rangeWeek",
  30: "assets.rangeMonth",
  90: "assets.rangeQuarter",
  365: "assets.rangeYear",
};

/** The line over the selected days. */
export function Chart({ overview }: { overview: Overview }) {
  const intl = useIntl();
  const { summary, stale, days, search } = overview;
  const change = (value: string) => {
    const range = ranges.find((entry) => String(entry) === value);
    void search.set({ days: range === usualRange ? undefined : range });
  };
  return (
    <div className="mt-6 flex flex-col gap-3">
      <Suspense fallback={<Skeleton className="h-31 w-full" />}>
        <ValueChart points={summary.history} currency={summary.currency} stale={stale} />
      </Suspense>
      <Segmented
        aria-label={intl.formatMessage({ id: "assets.range" })}
        value={String(days)}
        onValueChange={change}
        options={ranges.map((range) => ({ value: String(range), label: <FormattedMessage id={rangeNames[range]} /> }))}
        className="self-start"
      />
    </div>
  );
}
