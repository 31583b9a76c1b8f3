/** What a zone's clocks show at a moment, as if it were UTC. */
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

/** The moment a calendar day begins in a zone; of a midnight the clocks leave out, the first moment after it. */
export function dayStart(day: string, zone: string): string {
  const local = Date.parse(`${day}T00:00:00Z`);
  const guess = local - (shown(local, zone) - local);
  return new Date(local - (shown(guess, zone) - guess)).toISOString();
}
