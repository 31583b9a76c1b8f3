import { cn } from "@coffer/ui";
import { type Amount, compare } from "../../lib/money.ts";
import { heights } from "./plot.ts";

const width = 72;
const height = 24;
const strokes = { "-1": "stroke-bad", 0: "stroke-ink-3", 1: "stroke-good" };

/** The week's line of a price. Its words stand in the column beside it, so it is hidden from screen readers. */
export function Sparkline({ line }: { line: readonly Amount[] }) {
  const step = width / Math.max(1, line.length - 1);
  const points = heights(line).map((y, index) => `${index * step},${2 + (1 - y) * (height - 4)}`);
  const trend = compare(line.at(-1) ?? "0", line[0] ?? "0");
  return (
    <svg aria-hidden width={width} height={height} viewBox={`0 0 ${width} ${height}`} className="overflow-visible">
      <polyline
        points={points.join(" ")}
        fill="none"
        strokeWidth="1.5"
        strokeLinejoin="round"
        className={cn(strokes[trend])}
      />
    </svg>
  );
}
