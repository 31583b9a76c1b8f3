import type { Entry } from "../ledger/entry.ts";
import type { ClockState, Due } from "./clock.ts";
import type { RandomState } from "./random.ts";
import type { Settings, WorldState } from "./world.ts";

/** One thing that happened to a world's state. `null` for a row that was deleted; a set row keeps its place if it has one. */
export type Step =
  | readonly ["row", table: string, key: string, row: object | null]
  | readonly ["entry", entry: Entry]
  | readonly ["due", due: Due]
  | readonly ["done", seq: number];

/** What moved of the clock besides its queue. */
export type ClockHands = Omit<ClockState, "queue">;

/**
 * What one request did to one world, as plain JSON. Applied in order to where a world stood, changes lead to the same
 * state hash. Time that only follows real time is not a change worth one.
 */
export type WorldChange = { readonly world: string } & (
  | {
      readonly steps: readonly Step[];
      readonly requests: number;
      readonly clock?: ClockHands;
      readonly random?: RandomState;
      readonly settings?: Settings;
    }
  /** Opened from the seed, reset, restored or imported. */
  | { readonly replaced: WorldState }
  | { readonly forkOf: string }
  | { readonly deleted: true }
);

/** Whoever keeps a sandbox beyond its process. Told before the reply leaves, in the order things happened. */
export type Keeper = { readonly note: (change: WorldChange) => void };
