/** The one place of the sandbox that reads the real clock; a lint-like test keeps it so. */
export const realNow = () => Date.now();

/** Starts a watch; it tells milliseconds, to the tenth. */
export function startWatch(): () => number {
  const start = performance.now();
  return () => Math.round((performance.now() - start) * 10) / 10;
}
