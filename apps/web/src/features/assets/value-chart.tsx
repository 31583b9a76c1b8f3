import { cn } from "@coffer/ui";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { useIntl } from "react-intl";
import { ChartMarker } from "../../platform/chart/chart-marker.tsx";
import { keyTarget } from "../../platform/chart/key-target.ts";
import { heights } from "../../platform/heights.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { formatDay } from "../../platform/time/time.ts";
import { Baseline, ChartAxis } from "./chart-axis.tsx";
import { ChartDrawing } from "./chart-drawing.tsx";
import { ChartTable } from "./chart-table.tsx";
import { nearest, positions } from "./plot.ts";
import { useReading, type ValuePoint } from "./use-reading.ts";

export interface ValueChartProps {
  points: readonly ValuePoint[];
  currency: string;
  /** Shows the old line while the new one loads. */
  stale: boolean;
}

/** The total over time. A pointer or the arrow keys read each point; a table serves screen readers. */
export function ValueChart({ points, currency, stale }: ValueChartProps) {
  const intl = useIntl();
  const { point: read } = useReading(currency);
  const [chosen, setChosen] = useState<number>();
  const xs = positions(points.map((point) => point.time));
  const ys = heights(points.map((point) => point.value));
  const spots = points.map((_, index) => ({ x: (xs[index] ?? 0) * 100, y: (1 - (ys[index] ?? 0)) * 100 }));
  const last = points.length - 1;
  const index = Math.min(chosen ?? last, last);
  const point = points[index];
  const spot = spots[index];
  if (last < 1 || !point || !spot) return null;

  const move = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setChosen(nearest(xs, (event.clientX - box.left) / box.width));
  };
  const press = (event: KeyboardEvent) => {
    const next = keyTarget(event.key, index, last);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  };
  const reading = read(point);

  return (
    <figure className={cn("transition-opacity", stale && "opacity-60")} aria-busy={stale}>
      <div className="flex gap-2">
        <div
          role="slider"
          tabIndex={0}
          aria-label={intl.formatMessage({ id: "assets.chart" })}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={index}
          aria-valuetext={`${reading.when}, ${reading.worth}`}
          onKeyDown={press}
          onBlur={() => setChosen(undefined)}
          onPointerMove={move}
          onPointerLeave={() => setChosen(undefined)}
          className="relative h-24 min-w-0 flex-1 cursor-crosshair touch-pan-y rounded-sm"
        >
          <ChartDrawing spots={spots} />
          <Baseline top={spots[0]?.y ?? 0} />
          {chosen !== undefined && <ChartMarker left={spot.x} top={spot.y} {...reading} />}
        </div>
        <ChartAxis values={points.map(({ value }) => value)} spots={spots} currency={currency} />
      </div>
      <figcaption className="mt-3 mr-19 flex justify-between text-head text-ink-3">
        <span>
          {formatDay(points[0]?.time ?? point.time, intl)} · {read(points[0] ?? point).worth}
        </span>
        <span>
          <FormattedMessage id="assets.now" />
        </span>
      </figcaption>
      <ChartTable points={points} currency={currency} />
    </figure>
  );
}
