import { type Amount, compare, isZero, percentOf, smaller, subtract } from "./amount/amount.ts";

/** Returns each value's position between the minimum (0) and the maximum (1). For pixels only: money stays text. */
export function heights(values: readonly Amount[]): number[] {
  const [first = "0"] = values;
  const least = values.reduce(smaller, first);
  const most = values.reduce((a, b) => (compare(a, b) >= 0 ? a : b), first);
  const span = subtract(most, least);
  if (isZero(span)) return values.map(() => 0.5);
  return values.map((value) => Number(percentOf(subtract(value, least), span)) / 100);
}
