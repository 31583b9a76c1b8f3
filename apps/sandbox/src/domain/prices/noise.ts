/**
 * A random walk that is a pure function of time: smooth noise at several periods, each with the size a walk has over
 * that period. Only + and × on exact values, so every machine gets the same digits.
 */
const HOUR = 3_600_000;
const OCTAVES: readonly (readonly [period: number, size: number])[] = [
  [720 * HOUR, 0.06],
  [168 * HOUR, 0.035],
  [24 * HOUR, 0.014],
  [4 * HOUR, 0.006],
  [HOUR, 0.003],
  [HOUR / 6, 0.0012],
  [HOUR / 60, 0.0004],
];

/** About −0.12 … +0.12. */
export function walkAt(seed: number, moment: number): number {
  return OCTAVES.reduce((sum, [period, size], octave) => {
    const cell = Math.floor(moment / period);
    const along = moment / period - cell;
    const ease = along * along * (3 - 2 * along);
    const from = cornerAt(seed + octave, cell);
    const to = cornerAt(seed + octave, cell + 1);
    return sum + size * (from + (to - from) * ease);
  }, 0);
}

/** A walk of its own for each text: FNV-1a. */
export function walkSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** −1 … +1, with good spread over near numbers. */
function cornerAt(seed: number, cell: number): number {
  return (stir(stir(seed) ^ Math.imul(cell, 0x9e3779b1)) >>> 0) / 0x8000_0000 - 1;
}
function stir(from: number): number {
  let hash = Math.imul(from ^ (from >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
