/**
 * Rows are shared between a world and its forks, so nobody may edit them in place; and they are saved as JSON, so
 * they may hold nothing JSON would lose.
 */
export function freezeJson<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    const prototype = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && !Array.isArray(value)) throw new TypeError("A row holds plain JSON only.");
    if (Object.isFrozen(value)) return value;
    for (const name in value) freezeJson(value[name]);
    return Object.freeze(value);
  }
  const kind = typeof value;
  if (kind === "bigint" || kind === "function" || kind === "symbol" || kind === "undefined")
    throw new TypeError(`A row holds plain JSON only, not ${kind}.`);
  return value;
}
