/**
 * How long the server asks to wait, in milliseconds: `retry-after-ms`, `Retry-After` in seconds, or as a date. A gateway may
 * have added its own to the server's: the longest counts.
 */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const read = (name: string) => headers.get(name) ?? "";
  // The server's own clock, when it tells it: ours may be wrong by hours.
  const since = Date.parse(read("date")) || now;
  const longest = (name: string, unit: number) => {
    // A date has a comma of its own, behind the day's name; Date.parse alone would take "-5" for a year.
    const parts = read(name).matchAll(/(?:^|,) *(?:([A-Z][a-z]{2}, [^,]+)|(\d+(?:\.\d+)?) *)(?=,|$)/g);
    const waits = Array.from(parts, ([, date, count]) =>
      date ? Math.max(0, Date.parse(date) - since) : Number(count) * unit,
    );
    return waits.filter((wait) => wait >= 0).sort((a, b) => b - a)[0];
  };
  return longest("retry-after-ms", 1) ?? longest("retry-after", 1000);
}
