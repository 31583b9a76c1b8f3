/** "engines.node"; npm only warns, and what an older one says instead explains nothing. */
const OLDEST = [22, 12] as const;

/** What to tell who runs this on a Node that is too old; null when it isn't. */
export function tooOld(version: string): string | null {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return null;
  return `The Coffer sandbox needs Node ${OLDEST.join(".")} or newer; this is ${version}.`;
}
