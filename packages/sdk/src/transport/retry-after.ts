/**
 * How long the server asks to wait, in milliseconds: `retry-after-ms`, `Retry-After` in seconds, or as a date. A gateway may
 * have added its own to the server's: the longest counts.
 */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const read = (name: string) => headers.get(name) ?? "";
  // The server's own clock, when it tells it: ours may be wrong by hours.
  const serverNow = Date.parse(read("date"));
  const since = Number.isNaN(serverNow) ? now : serverNow;
  return (
    longest(read("retry-after-ms"), readNumber) ??
    longest(read("retry-after"), (text) => {
      const seconds = readNumber(text);
      if (seconds !== undefined) return seconds * 1000;
      // HTTP dates begin with the day's name; Date.parse alone would take "-5" for a year.
      const at = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN;
      return Number.isNaN(at) ? undefined : Math.max(0, at - since);
    })
  );
}

function longest(header: string, read: (text: string) => number | undefined): number | undefined {
  // A date has a comma of its own, behind the day's name.
  const parts = header.match(/ *[A-Z][a-z]{2}, [^,]+|[^,]+/g) ?? [];
  const waits = parts.map((part) => read(part.trim())).filter((wait) => wait !== undefined);
  return waits.length > 0 ? Math.max(...waits) : undefined;
}

function readNumber(text: string): number | undefined {
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}
