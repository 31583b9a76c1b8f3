import { firstWhere, type Run } from "../../../state/sorted.ts";

/** In milliseconds, from the first, before the second. */
export type Span = readonly [from: number, to: number];

/** From StartTime, before EndTime; undefined without both. */
export function spanOf({ StartTime, EndTime }: { StartTime?: string; EndTime?: string }): Span | undefined {
  if (StartTime === undefined && EndTime === undefined) return undefined;
  return [
    StartTime === undefined ? -Infinity : Date.parse(StartTime),
    EndTime === undefined ? Infinity : Date.parse(EndTime),
  ];
}

export const isIn = ([from, to]: Span, at: number) => at >= from && at < to;

/** Returns the part of a time-ordered run inside the span. */
export function cut<Row>(run: Run<Row>, [from, to]: Span, timeOf: (row: Row) => number): Run<Row> {
  const firstFrom = (moment: number) => firstWhere(run.length, (index) => timeOf(run.at(index) as Row) >= moment);
  const start = firstFrom(from);
  return { length: Math.max(0, firstFrom(to) - start), at: (index) => run.at(start + index) };
}
