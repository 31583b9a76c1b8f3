import type { LedgerStep } from "../ledger/entry.ts";
import type { ClockState, Due } from "./clock.ts";
import type { RandomState } from "./random.ts";
import type { Settings, WorldState } from "./world.ts";

/** One change of a world's state. `null` deletes the row; a row that is set keeps its place if it has one. */
export type Step =
  | readonly ["row", table: string, key: string, row: object | null]
  | LedgerStep
  | readonly ["due", due: Due]
  | readonly ["done", seq: number];

/** The clock's state without its queue. */
export type ClockHands = Omit<ClockState, "queue">;

/**
 * The effect of one request on one world, as plain JSON. Changes applied in order to the earlier state lead to the
 * same state hash. A clock that only follows real time makes no change.
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
  | { readonly owner: string }
  | { readonly audited: Audited }
);

/** An audit record: a user reset, restored, imported or deleted a world. */
export type Audited = {
  /** Real time, ISO 8601. */
  readonly at: string;
  readonly by: string;
  /** The control call. */
  readonly call: string;
  readonly world: string;
};
