import { area, curveMonotoneX, line } from "d3-shape";
import { useId } from "react";

export interface Spot {
  x: number;
  y: number;
}

const size = 100; // SVG units, which the browser scales to the card.

/** The line and the area below it. */
export function ChartDrawing({ spots }: { spots: readonly Spot[] }) {
  const shade = useId();
  const x = (spot: Spot) => spot.x;
  const y = (spot: Spot) => spot.y;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${size} ${size}`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible text-vault"
    >
      <linearGradient id={shade} x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="currentColor" stopOpacity="0.16" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
      </linearGradient>
      <path
        fill={`url(#${shade})`}
        d={
          area<Spot>()
            .x(x)
            .y1(y)
            .y0(size * 1.15)
            .curve(curveMonotoneX)(spots) ?? ""
        }
      />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        vectorEffect="non-scaling-stroke"
        d={line<Spot>().x(x).y(y).curve(curveMonotoneX)(spots) ?? ""}
      />
    </svg>
  );
}
