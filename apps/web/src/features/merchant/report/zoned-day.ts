/** Returns a zone's local time, encoded as if it were UTC. */
function shown(moment: number, zone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
}

/** Returns the start of a calendar day in a zone; for a skipped midnight, the first moment after it. */
export function dayStart(day: string, zone: string): string {
  const local = Date.parse(`${day}T00:00:00Z`);
  const guess = local - (shown(local, zone) - local);
  return new Date(local - (shown(guess, zone) - guess)).toISOString();
}
