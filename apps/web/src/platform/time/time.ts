import type { Locale } from "../intl/locale.ts";

// English dates read day first and in 24 hours, like the rest of the app.
const tag = (locale: Locale) => (locale === "en" ? "en-GB" : locale);

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
export function formatMoment(iso: string, locale: Locale, timeZone?: string): string {
  return new Intl.DateTimeFormat(tag(locale), {
    ...moment,
    ...longMonth(locale),
    ...(timeZone && { timeZone }),
  }).format(new Date(iso));
}

/** A calendar day. A bare date is that day everywhere, so it is read in UTC. */
export function formatDay(iso: string, locale: Locale): string {
  const { year, month, day } = moment;
  const bare = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? { timeZone: "UTC" } : {};
  return new Intl.DateTimeFormat(tag(locale), { year, month, day, ...longMonth(locale), ...bare }).format(
    new Date(iso),
  );
}

/** The time of day without its day: "14:02:11". */
export function formatTime(iso: string, locale: Locale): string {
  const { hour, minute, second, hour12 } = moment;
  return new Intl.DateTimeFormat(tag(locale), { hour, minute, second, hour12 }).format(new Date(iso));
}

/** "14:02 in 3 minutes" and the like, for what is less than a day away. */
export function formatRelative(iso: string, locale: Locale, now: number): string {
  const seconds = Math.round((Date.parse(iso) - now) / 1000);
  const format = new Intl.RelativeTimeFormat(tag(locale), { numeric: "auto" });
  if (Math.abs(seconds) < 60) return format.format(seconds, "second");
  if (Math.abs(seconds) < 3600) return format.format(Math.trunc(seconds / 60), "minute");
  return format.format(Math.trunc(seconds / 3600), "hour");
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
export const withLocalMoments = (words: string, locale: Locale): string =>
  words.replace(/\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z/g, (iso) => formatMoment(iso, locale));
