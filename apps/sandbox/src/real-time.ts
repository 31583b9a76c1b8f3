/** The one place of the sandbox that reads the real clock; a lint-like test keeps it so. */
export const realNow = () => Date.now();

/** Starts a stopwatch. The returned function gives the milliseconds since, to a tenth. */
export function startWatch(): () => number {
  const start = performance.now();
  return () => Math.round((performance.now() - start) * 10) / 10;
}
