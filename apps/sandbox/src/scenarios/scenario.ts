import type { Text } from "@coffer/errors";
import type { FaultRule } from "../engine/faults.ts";
import type { World } from "../world/world.ts";

/** A situation to build a screen against, by name. What it needs is done as people do it: by operations and actors. */
export type Scenario = {
  readonly name: string;
  readonly title: Text;
  readonly about: Text;
  /** How long before now its story begins, so that it ends now; most take no time. */
  readonly begins?: number;
  /** `now` is the moment the story must end at, or before. */
  readonly apply: (world: World, now: number) => void;
  /** What goes wrong on purpose while it is on. */
  readonly faults?: readonly FaultRule[];
};

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
