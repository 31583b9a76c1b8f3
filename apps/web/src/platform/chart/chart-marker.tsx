import { cn } from "@coffer/ui";

export interface ChartMarkerProps {
  /** Hundredths of the chart's width and height. */
  left: number;
  top: number;
  when: string;
  worth: string;
}

/** The point being read: a hairline, a dot, and what it says, kept inside the chart. */
export function ChartMarker({ left, top, when, worth }: ChartMarkerProps) {
  const side = left < 30 ? "left-0" : left > 70 ? "right-0" : "left-1/2 -translate-x-1/2";
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0">
      <span className="absolute inset-y-0 w-px bg-line-strong" style={{ left: `${left}%` }} />
      <span
        className="absolute size-2.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-surface bg-vault"
        style={{ left: `${left}%`, top: `${top}%` }}
      />
      <span
        className={cn(
          "absolute -top-3 flex -translate-y-full gap-2 whitespace-nowrap rounded-md border border-line bg-surface px-2.5 py-1 text-head shadow-soft",
          side,
        )}
      >
        <span className="font-medium">{worth}</span>
        <span className="text-ink-2">{when}</span>
      </span>
    </div>
  );
}
