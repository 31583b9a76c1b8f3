/** How long the server asks to wait, in milliseconds: `retry-after-ms`, `Retry-After` in seconds, or as a date. */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const read = (name: string) => headers.get(name) ?? "";
  const milliseconds = readNumber(read("retry-after-ms"));
  if (milliseconds !== undefined) return milliseconds;
  const header = read("retry-after");
  const seconds = readNumber(header);
  if (seconds !== undefined) return seconds * 1000;
  // HTTP dates begin with the day's name; Date.parse alone would take "-5" for a year.
  const at = /^[A-Z][a-z]{2}/.test(header) ? Date.parse(header) : Number.NaN;
  if (Number.isNaN(at)) return undefined;
  // The server's own clock, when it tells it: ours may be wrong by hours.
  const serverNow = Date.parse(read("date"));
  return Math.max(0, at - (Number.isNaN(serverNow) ? now : serverNow));
}

function readNumber(text: string): number | undefined {
  return /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : undefined;
}
