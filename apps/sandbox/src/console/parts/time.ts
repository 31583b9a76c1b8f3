import type { Locale } from "../language.ts";

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export type Moment = number | string;
export type Times = ReturnType<typeof timesOf>;

const sizes = [DAY, HOUR, MINUTE, SECOND] as const;
const unitNames = { en: ["d", "h", "min", "s"], "zh-CN": ["天", "小时", "分钟", "秒"] } as const;
const tags = { en: "en-GB", "zh-CN": "zh-CN" } as const;

/** Moments and durations in a language. */
export function timesOf(locale: Locale) {
  // Worlds are compared across machines, so their time is shown in UTC.
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(tags[locale], { timeZone: "UTC", hourCycle: "h23", ...options });
    return (moment: Moment) => formatter.format(new Date(moment));
  };
  const date = { day: "numeric", year: "numeric" } as const;
  const dayText = format({ ...date, month: locale === "en" ? "short" : "long" });
  const longDayText = format({ ...date, month: "long", weekday: "long" });
  const timeText = format({ hour: "2-digit", minute: "2-digit", second: "2-digit" });
  const momentText = (moment: Moment) => `${dayText(moment)}${locale === "en" ? ", " : " "}${timeText(moment)}`;
  return { dayText, longDayText, timeText, momentText, spanText: (span: number) => spanText(span, unitNames[locale]) };
}

/** "1 h 20 min": the two largest units. */
function spanText(milliseconds: number, names: readonly string[]): string {
  let left = Math.max(0, Math.round(milliseconds / SECOND) * SECOND);
  const parts: string[] = [];
  for (const [index, size] of sizes.entries()) {
    const count = Math.floor(left / size);
    left -= count * size;
    if (count > 0) parts.push(`${count} ${names[index]}`);
    else if (parts.length > 0) break;
  }
  return parts.slice(0, 2).join(" ") || `0 ${names.at(-1)}`;
}
