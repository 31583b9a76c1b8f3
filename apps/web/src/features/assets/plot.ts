import { type Amount, compare } from "../../platform/amount/amount.ts";

/** Returns each moment's position between the first (0) and the last (1). */
export function positions(times: readonly string[]): number[] {
  const moments = times.map((time) => Date.parse(time));
  const first = moments[0] ?? 0;
  const span = (moments.at(-1) ?? 0) - first;
  return moments.map((moment) => (span > 0 ? (moment - first) / span : 1));
}

const apart = 16; // Hundredths of the chart's height; closer labels would overlap.

/** Returns the labelled values with their heights: the maximum, the minimum, and the first if there is room. */
export function axisMarks(values: readonly Amount[], tops: readonly number[]): { index: number; top: number }[] {
  const at = (index: number) => ({ index, top: tops[index] ?? 0 });
  const greatest = values.reduce((best, value, index) => (compare(value, values[best] ?? value) > 0 ? index : best), 0);
  const least = values.reduce((best, value, index) => (compare(value, values[best] ?? value) < 0 ? index : best), 0);
  const marks: { index: number; top: number }[] = [];
  for (const mark of [greatest, least, 0].map(at))
    if (marks.every(({ top }) => Math.abs(top - mark.top) >= apart)) marks.push(mark);
  return marks;
}

/** Returns the index of the position nearest to `at`. */
export function nearest(places: readonly number[], at: number): number {
  let best = 0;
  places.forEach((place, index) => {
    if (Math.abs(place - at) < Math.abs((places[best] ?? 0) - at)) best = index;
  });
  return best;
}
