const DAY = 24 * 60 * 60 * 1000;

/** Returns the same time of day after a number of working days; days are UTC days. */
export function afterWorkingDays(from: number, days: number): number {
  let moment = from;
  for (let left = days; left > 0; ) {
    moment += DAY;
    const weekday = new Date(moment).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return moment;
}
