// Worlds are compared across machines, so their time is shown as they keep it, in UTC.
const zone = { timeZone: "UTC", hourCycle: "h23" } as const;
const day = new Intl.DateTimeFormat("en-GB", { ...zone, day: "numeric", month: "short", year: "numeric" });
const longDay = new Intl.DateTimeFormat("en-GB", {
  ...zone,
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});
const time = new Intl.DateTimeFormat("en-GB", { ...zone, hour: "2-digit", minute: "2-digit", second: "2-digit" });

type Moment = number | string;
const dateOf = (moment: Moment) => new Date(moment);

export const dayText = (moment: Moment) => day.format(dateOf(moment));
export const longDayText = (moment: Moment) => longDay.format(dateOf(moment));
export const timeText = (moment: Moment) => time.format(dateOf(moment));
export const momentText = (moment: Moment) => `${dayText(moment)}, ${timeText(moment)}`;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const units = [
  [DAY, "d"],
  [HOUR, "h"],
  [MINUTE, "min"],
  [SECOND, "s"],
] as const;

/** "1 h 20 min": the two largest units. */
export function spanText(milliseconds: number): string {
  let left = Math.max(0, Math.round(milliseconds / SECOND) * SECOND);
  const parts: string[] = [];
  for (const [size, name] of units) {
    const count = Math.floor(left / size);
    left -= count * size;
    if (count > 0) parts.push(`${count} ${name}`);
    else if (parts.length > 0) break;
  }
  return parts.slice(0, 2).join(" ") || "0 s";
}
