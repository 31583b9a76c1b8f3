import type { Amount } from "../../platform/amount/amount.ts";
import type { Spot } from "./chart-drawing.tsx";
import { axisMarks } from "./plot.ts";
import { useReading } from "./use-reading.ts";

export interface ChartAxisProps {
  values: readonly Amount[];
  spots: readonly Spot[];
  currency: string;
}

/** The scale on the right: the maximum, the minimum, and the first value. */
export function ChartAxis({ values, spots, currency }: ChartAxisProps) {
  const { short } = useReading(currency);
  return (
    // Hidden from screen readers: the chart's table has every value.
    <div aria-hidden className="relative w-17 shrink-0 whitespace-nowrap text-head text-ink-3">
      {axisMarks(
        values,
        spots.map(({ y }) => y),
      ).map(({ index, top }) => (
        <span key={index} className="absolute right-0 -translate-y-1/2" style={{ top: `${top}%` }}>
          {short(values[index] ?? "0")}
        </span>
      ))}
    </div>
  );
}

/** A line at the first value: above is a gain, below a loss. */
export function Baseline({ top }: { top: number }) {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-x-0 border-line-strong border-t border-dashed"
      style={{ top: `${top}%` }}
    />
  );
}
