import { serverNow } from "../../../platform/time/deadline.ts";
import { zoneName } from "../../../platform/time/time.ts";
import { type ReportSearch, ranges } from "./report-search.ts";
import { dayStart } from "./zoned-day.ts";

const dayMs = 86_400_000;

/** The report's time zone. */
export const zoneOf = ({ zone }: ReportSearch): string => zone ?? zoneName();

/** Returns the calendar day in a zone, a number of days ago. */
function dayIn(zone: string, daysAgo: number): string {
  const parts = new Intl.DateTimeFormat("en-CA", { timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit" });
  return parts.format(serverNow() - daysAgo * dayMs);
}

const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

/** From the first day's midnight to the last day's end in the report's zone; today is open-ended. */
export function timesOf(search: ReportSearch) {
  const zone = zoneOf(search);
  const { from, until, days = ranges[0] } = search;
  const own = from !== undefined || until !== undefined;
  const first = own ? from : dayIn(zone, days - 1);
  return {
    TimeZone: zone,
    ...(first !== undefined && { StartTime: dayStart(first, zone) }),
    ...(until !== undefined && { EndTime: dayStart(dayAfter(until), zone) }),
  };
}

/** Returns whether the last day is today, which isn't over. */
export const isGrowing = ({ until, ...search }: ReportSearch): boolean =>
  until === undefined || until >= dayIn(zoneOf(search), 0);

/** The common input of both calls. */
export const askedOf = (search: ReportSearch) => ({
  ...timesOf(search),
  ...(search.in !== undefined && { currency: search.in }),
});

const mostDays = 92;

/** Days up to a quarter of a year, months beyond; for custom periods the contract decides. */
export function stepOf({ from, until, days = ranges[0] }: ReportSearch): { Step?: "day" | "month" } {
  if (from !== undefined || until !== undefined) return {};
  return { Step: days > mostDays ? "month" : "day" };
}
