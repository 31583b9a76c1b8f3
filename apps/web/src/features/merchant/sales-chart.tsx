import { cn } from "@coffer/ui";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { useIntl } from "react-intl";
import { compare, percentOf } from "../../platform/amount/amount.ts";
import { ChartMarker } from "../../platform/chart/chart-marker.tsx";
import { keyTarget } from "../../platform/chart/key-target.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { useNarrow } from "../../platform/table/use-narrow.ts";
import { type Sales, useSalesLabels } from "./sales-labels.ts";

export interface SalesChartProps {
  sales: Sales;
  /** The last point is today and incomplete, so it is hatched. */
  growing: boolean;
}

const fewBars = 13;
const growingWords = { hour: "merchant.now", day: "merchant.today", month: "merchant.thisMonth" } as const;
const hatched = "border border-vault bg-[repeating-linear-gradient(135deg,var(--vault)_0_1.5px,transparent_1.5px_6px)]";

/** Payments and refunds as bars. A pointer or the arrow keys read them; the table has the same data. */
export function SalesChart({ sales, growing }: SalesChartProps) {
  const { points, step } = sales;
  const intl = useIntl();
  const words = useSalesLabels(sales);
  const narrow = useNarrow();
  const [chosen, setChosen] = useState<number>();
  const last = points.length - 1;
  const index = Math.min(chosen ?? last, last);
  const point = points[index];
  if (!point) return null;
  const most = points.reduce((max, { collected }) => (compare(collected, max) > 0 ? collected : max), "0");
  const few = points.length <= fewBars;
  // On phones the last of many bars has no room for a label.
  const labelled = (at: number) => few || (at === last && !narrow) || points[at]?.collected === most;
  const dated = (at: number) => few || at === last || (last - at) % Math.ceil(points.length / 6) === 0;
  const height = (amount: string) => `${percentOf(amount, most)}%`;

  const move = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = Math.floor(((event.clientX - box.left) / box.width) * points.length);
    setChosen(Math.max(0, Math.min(last, at)));
  };
  const press = (event: KeyboardEvent) => {
    const next = keyTarget(event.key, index, last);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  };
  const { when, paid, refunded } = words.point(point);
  const worth = intl.formatMessage({ id: "merchant.barPaid" }, { paid, refunded });

  return (
    <figure>
      <div
        role="slider"
        tabIndex={0}
        aria-label={intl.formatMessage({ id: "merchant.chart" })}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index}
        aria-valuetext={`${when}, ${worth}`}
        onKeyDown={press}
        onBlur={() => setChosen(undefined)}
        onPointerMove={move}
        onPointerLeave={() => setChosen(undefined)}
        className="relative flex h-48 cursor-crosshair touch-pan-y items-end rounded-sm border-line-strong border-b pt-6"
      >
        {points.map(({ from, collected, refunded: back }, at) => (
          <div key={from} className={cn("flex h-full min-w-0 flex-1 items-end justify-center", few && "gap-1")}>
            <span
              className={cn(
                "relative rounded-t-[3px]",
                few ? "w-3/5" : "w-1/2",
                growing && at === last ? hatched : "bg-vault",
              )}
              style={{ height: height(collected) }}
            >
              {labelled(at) && (
                <span
                  aria-hidden
                  className="absolute bottom-full left-1/2 -translate-x-1/2 pb-1 font-medium text-head tabular-nums"
                >
                  {words.short(collected)}
                </span>
              )}
            </span>
            <span
              className={cn("max-h-full rounded-t-[2px] bg-brass", few ? "w-1.5" : "w-1/5")}
              style={{ height: height(back) }}
            />
          </div>
        ))}
        {chosen !== undefined && (
          <ChartMarker left={((index + 0.5) / points.length) * 100} top={100} when={when} worth={worth} />
        )}
      </div>
      <figcaption aria-hidden className="mt-2 flex text-head text-ink-2">
        {points.map(({ from }, at) => (
          <span
            key={from}
            className={cn(
              "flex min-w-0 flex-1 justify-center whitespace-nowrap",
              growing && at === last && "font-medium text-ink",
            )}
          >
            {dated(at) &&
              (growing && at === last ? <FormattedMessage id={growingWords[step]} /> : words.under(from, narrow))}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
