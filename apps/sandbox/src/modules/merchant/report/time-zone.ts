import { invalid } from "../../../core/refusal.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a zone by its IANA name. @throws 400 for an unknown one */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  try {
    const made = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      calendar: "iso8601",
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    formats.set(zone, made);
    return made;
  } catch (error) {
    if (error instanceof RangeError) throw invalid("TimeZone", "timeZone", "It is no name of the IANA database.");
    throw error;
  }
}

/** Validated even without sales. */
export const checkZone = (zone: string) => void formatOf(zone);

/** Returns the zone's local time, encoded as if it were UTC. */
export function localOf(zone: string, moment: number): number {
  const shown = new Map(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? 0;
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
}

/** Returns the moment of a local time; of two candidates the earlier offset is used. */
export function momentOf(zone: string, local: number): number {
  const guess = local - (localOf(zone, local) - local);
  return local - (localOf(zone, guess) - guess);
}

const HOUR = 60 * 60 * 1000;
export type Step = "hour" | "day" | "month";

/** Returns the local start of the interval that contains `local`. */
export function beginOf(step: Step, local: number): number {
  const date = new Date(local);
  if (step === "hour") return Math.floor(local / HOUR) * HOUR;
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), step === "month" ? 1 : date.getUTCDate());
}
export function nextOf(step: Step, begin: number): number {
  const date = new Date(begin);
  if (step === "hour") return begin + HOUR;
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  return step === "month" ? Date.UTC(year, month + 1, 1) : Date.UTC(year, month, day + 1);
}

/** An interval of a zone's time: from a moment, before another. */
export type Stretch = { readonly from: number; readonly to: number; readonly date: string };

/** Returns the intervals that touch a span, oldest first; null if there are more than `most`. */
export function stretches(
  zone: string,
  step: Step,
  [from, to]: readonly [number, number],
  most: number,
): Stretch[] | null {
  const found: Stretch[] = [];
  let begin = beginOf(step, localOf(zone, from));
  let starts = momentOf(zone, begin);
  while (starts < to) {
    if (found.length >= most) return null;
    const next = nextOf(step, begin);
    const ends = momentOf(zone, next);
    // An hour skipped by the clocks has no length.
    if (ends > starts) found.push({ from: starts, to: ends, date: new Date(begin).toISOString().slice(0, 10) });
    begin = next;
    starts = ends;
  }
  return found;
}
