import { serverNow } from "../../../platform/time/deadline.ts";
import { zoneName } from "../../../platform/time/time.ts";
import { type ReportSearch, ranges } from "./report-search.ts";
import { dayStart } from "./zoned-day.ts";

const dayMs = 86_400_000;

/** Where the report's days begin. */
export const zoneOf = ({ zone }: ReportSearch): string => zone ?? zoneName();

/** The calendar day now in a zone, so many days ago. */
function dayIn(zone: string, daysAgo: number): string {
  const parts = new Intl.DateTimeFormat("en-CA", { timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit" });
  return parts.format(serverNow() - daysAgo * dayMs);
}

const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

/** From the first day's midnight until the last day's end, where the report's days begin; today is open at its end. */
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

/** Whether the last day is today's, which isn't over. */
export const isGrowing = ({ until, ...search }: ReportSearch): boolean =>
  until === undefined || until >= dayIn(zoneOf(search), 0);

/** What both calls are asked for. */
export const askedOf = (search: ReportSearch) => ({
  ...timesOf(search),
  ...(search.in !== undefined && { currency: search.in }),
});

const mostDays = 92;

/** Days up to a quarter of a year, months beyond; of own days the contract chooses. */
export function stepOf({ from, until, days = ranges[0] }: ReportSearch): { Step?: "day" | "month" } {
  if (from !== undefined || until !== undefined) return {};
  return { Step: days > mostDays ? "month" : "day" };
}
