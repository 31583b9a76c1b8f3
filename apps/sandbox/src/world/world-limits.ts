export type WorldLimits = {
  /** The maximum number of worlds; another world is refused, and none is deleted for it. @default 10000 */
  readonly maxWorlds: number;
  /**
   * The lifetime, in milliseconds of real time, of a world that was only opened by its name and read. A forked,
   * imported
   * or changed world stays until a user deletes it. With a store all worlds stay, and this is how long an unused
   * world stays in memory. @default two hours
   */
  readonly worldLife: number;
};
export const WORLD_LIMITS: WorldLimits = { maxWorlds: 10_000, worldLife: 2 * 60 * 60 * 1000 };

/** The world is not available: it expired, can't be read, exceeds the limit, or needs a token to be created. */
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

/** Returns "2 h" or "90 min": in the largest unit that gives an integer. */
export function spanText(milliseconds: number): string {
  const [size, unit] = UNITS.find(([size]) => milliseconds % size === 0) ?? [1, "ms"];
  return `${milliseconds / size} ${unit}`;
}
