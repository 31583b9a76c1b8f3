/** As in "engines.node": npm only warns about it, and an older Node fails with an unclear error. */
const OLDEST = [22, 12] as const;

/** Returns the message for a Node that is too old; null if it is new enough. */
export function tooOld(version: string): string | null {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return null;
  return `The Coffer sandbox needs Node ${OLDEST.join(".")} or newer; this is ${version}.`;
}
