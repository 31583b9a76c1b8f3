export type WorldLimits = {
  /** How many worlds there may be; one more is refused, and none is deleted for it. @default 10000 */
  readonly mostWorlds: number;
  /**
   * Milliseconds of real time a world lasts that was only opened by its name and read. One that was forked, imported or
   * changed stays until somebody deletes it. Where the state is kept all stay, and this is how long an unused one stays
   * in memory. @default two hours
   */
  readonly worldLife: number;
};
export const WORLD_LIMITS: WorldLimits = { mostWorlds: 10_000, worldLife: 2 * 60 * 60 * 1000 };

/** A world can't be had: it expired, can't be read, is one too many, or it takes a token to make one. */
export class NoWorld extends Error {
  override readonly name = "NoWorld";
  readonly rule: "expired" | "broken" | "limit" | "token";
  constructor(rule: NoWorld["rule"], message: string) {
    super(message);
    this.rule = rule;
  }
}
