import { Skeleton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { compare } from "../../platform/amount/amount.ts";
import { heights } from "../../platform/heights.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { LoadFailure } from "../../platform/page/load-failure.tsx";
import { formatDay } from "../../platform/time/time.ts";
import { rateShown } from "./product-rows.tsx";
import { readApi } from "./read-api.ts";

const weekly = 7;

/** A year of the rate as a line and a table. */
export function RateChart({ id }: { id: string }) {
  const intl = useIntl();
  const { locale } = intl;
  const query = useQuery({ ...readApi.earn.getProductRateHistory.queryOptions({ id }), meta: { shows: "place" } });
  const { data, error } = query;
  if (error && !data) return <LoadFailure error={error} again={() => void query.refetch()} />;
  if (!data) return <Skeleton className="h-52 w-full" />;
  const points = data.items;
  const rates = points.map(({ annualRate }) => annualRate);
  const highest = rates.reduce((a, b) => (compare(a, b) >= 0 ? a : b), "0");
  const lowest = rates.reduce((a, b) => (compare(a, b) <= 0 ? a : b), highest);
  const ys = heights(rates);
  const last = points.length - 1;
  const place = (share: number) => Math.round(share * 10_000) / 100;
  const path = ys.map((y, index) => `${index ? "L" : "M"}${place(index / Math.max(1, last))} ${place(1 - y)}`);
  const rows = points.filter((_, index) => (last - index) % weekly === 0).toReversed();
  return (
    <figure>
      <div aria-hidden className="flex gap-3">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="h-36 min-w-0 flex-1 overflow-visible text-vault"
        >
          <path
            d={path.join("")}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div className="flex h-36 flex-col justify-between text-head text-ink-2 tabular-nums">
          <span>{rateShown(highest, locale)}</span>
          <span>{rateShown(lowest, locale)}</span>
        </div>
      </div>
      <figcaption className="mt-2 flex justify-between text-head text-ink-2">
        <span>{formatDay(points[0]?.date ?? "", intl)}</span>
        <span>
          <FormattedMessage id="earn.today" />
        </span>
      </figcaption>
      <details className="mt-3">
        <summary className="cursor-pointer text-label text-vault">
          <FormattedMessage id="earn.asTable" />
        </summary>
        <div className="mt-2 max-h-64 overflow-y-auto">
          <table className="w-full text-label">
            <thead>
              <tr className="text-ink-2">
                <th scope="col" className="py-1 text-left font-medium">
                  <FormattedMessage id="earn.day" />
                </th>
                <th scope="col" className="py-1 text-right font-medium">
                  <FormattedMessage id="earn.rate" />
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ date, annualRate }) => (
                <tr key={date} className="border-line border-t">
                  <td className="py-1">{formatDay(date, intl)}</td>
                  <td className="py-1 text-right tabular-nums">{rateShown(annualRate, locale)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
