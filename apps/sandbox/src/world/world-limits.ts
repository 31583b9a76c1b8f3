export type WorldLimits = {
  /** How many worlds there may be; one more is refused, and none is deleted for it. @default 10000 */
  readonly maxWorlds: number;
  /**
   * Milliseconds of real time a world lasts that was only opened by its name and read. One that was forked, imported or
   * changed stays until somebody deletes it. Where the state is kept all stay, and this is how long an unused one stays
   * in memory. @default two hours
   */
  readonly worldLife: number;
};
export const WORLD_LIMITS: WorldLimits = { maxWorlds: 10_000, worldLife: 2 * 60 * 60 * 1000 };

/** A world can't be had: it expired, can't be read, is one too many, or it takes a token to make one. */
export class NoWorld extends Error {
  override readonly name = "NoWorld";
  readonly rule: "expired" | "broken" | "limit" | "token";
  constructor(rule: NoWorld["rule"], message: string) {
    super(message);
    this.rule = rule;
  }
}

const UNITS = [
  [3_600_000, "h"],
  [60_000, "min"],
  [1000, "s"],
] as const;

/** "2 h", "90 min": in the largest unit of which it is a whole number. */
export function spanText(milliseconds: number): string {
  const [size, unit] = UNITS.find(([size]) => milliseconds % size === 0) ?? [1, "ms"];
  return `${milliseconds / size} ${unit}`;
}
