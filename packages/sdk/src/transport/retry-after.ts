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
    const parts = read(name).match(/[A-Z][a-z]{2}, [^,]+|[^, ][^,]*/g) ?? [];
    const waits = parts
      .map((part) =>
        /^\d+(\.\d+)? *$/.test(part) ? Number(part) * unit : /^[A-Z][a-z]{2},/.test(part) ? untilDate(part) : -1,
      )
      .filter((wait) => wait >= 0);
    return waits.length > 0 ? Math.max(...waits) : undefined;
  };
  const untilDate = (date: string) => Math.max(0, Date.parse(date) - since);
  return longest("retry-after-ms", 1) ?? longest("retry-after", 1000);
}
