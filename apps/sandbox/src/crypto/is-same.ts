/** Compares in constant time, so that timing tells nothing about how much of a guess was right. */
export function isSame(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let different = 0;
  for (let at = 0; at < one.length; at++) different |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return different === 0;
}
