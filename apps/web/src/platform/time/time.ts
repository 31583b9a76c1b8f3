import type { IntlShape } from "react-intl";
import type { Locale } from "../intl/locale.ts";

/** What the formatters below take of an intl object. */
export type DateIntl = Pick<IntlShape, "locale" | "formatters" | "formatRelativeTime"> & {
  timeZone?: string | undefined;
};

/** Formats a date with react-intl's cached formatters. English dates are day first, which the locale "en" doesn't offer. */
export const formatDateTime = (
  at: string,
  { locale, formatters, timeZone }: DateIntl,
  options: Intl.DateTimeFormatOptions,
): string =>
  formatters
    .getDateTimeFormat(locale === "en" ? "en-GB" : locale, { ...(timeZone && { timeZone }), ...options })
    .format(new Date(at));

const moment: Intl.DateTimeFormatOptions = {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hour12: false,
};
const longMonth = (locale: Locale) => (locale === "zh-CN" ? ({ month: "long" } as const) : {});

/** A moment in the person's own zone: "21 Nov 2026, 14:02:11", "2026年11月21日 14:02:11". */
export const formatMoment = (iso: string, intl: DateIntl, timeZone?: string): string =>
  formatDateTime(iso, intl, { ...moment, ...longMonth(intl.locale), ...(timeZone && { timeZone }) });

/** A calendar day. A bare date is that day everywhere, so it is read in UTC. */
export function formatDay(iso: string, intl: DateIntl): string {
  const { year, month, day } = moment;
  const bare = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? { timeZone: "UTC" } : {};
  return formatDateTime(iso, intl, { year, month, day, ...longMonth(intl.locale), ...bare });
}

/** The time of day without its day: "14:02:11". */
export function formatTime(iso: string, intl: DateIntl): string {
  const { hour, minute, second, hour12 } = moment;
  return formatDateTime(iso, intl, { hour, minute, second, hour12 });
}

/** "14:02 in 3 minutes" and the like, for what is less than a day away. */
export function formatRelative(iso: string, { formatRelativeTime }: DateIntl, now: number): string {
  const seconds = Math.round((Date.parse(iso) - now) / 1000);
  const options = { numeric: "auto" } as const;
  if (Math.abs(seconds) < 60) return formatRelativeTime(seconds, "second", options);
  if (Math.abs(seconds) < 3600) return formatRelativeTime(Math.trunc(seconds / 60), "minute", options);
  return formatRelativeTime(Math.trunc(seconds / 3600), "hour", options);
}

/** The person's zone by name, for titles and file headers: nobody should have to guess. */
export const zoneName = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "1:05" of 65 seconds, "26:00:00" of more than a day. */
export function formatCountdown(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, index) => String(part).padStart(index ? 2 : 1, "0")).join(":");
}

/** A server's words with the moments in them as the person reads time: "until 2026-11-21T16:02:11Z" in their zone. */
export const withLocalMoments = (words: string, intl: DateIntl): string =>
  words.replace(/\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z/g, (iso) => formatMoment(iso, intl));
