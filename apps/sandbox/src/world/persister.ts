import type { TimeSliced } from "../state/time-slices.ts";
import type { Audited, WorldChange } from "./change.ts";
import type { WorldState } from "./world.ts";

/** Another process has taken the world over. The latest change was not saved and must not be acknowledged. */
export class WorldTakenOverError extends Error {
  override readonly name = "WorldTakenOverError";
  constructor(where: string) {
    super(`Another process has taken over ${where}.`);
  }
}

/** A subscriber that persists a sandbox. */
export type Persister = {
  /** Called before the reply leaves, in the order of the changes. Throws WorldTakenOverError. */
  readonly note: (change: WorldChange) => void;
  /** The store of worlds that are not in memory. Without a store all worlds are in memory. */
  readonly store?: WorldStore;
};

export type SavedWorld = { readonly state: WorldState; readonly changes: readonly WorldChange[] };

/** Saved worlds. Each is read on demand and held by one process at a time. */
export type WorldStore = {
  readonly ids: () => string[];
  readonly has: (id: string) => boolean;
  /** Takes the world over and reads it. Throws WorldTakenOverError, and where it can't be used or revived. */
  readonly load: <Revived>(id: string, revive: (saved: SavedWorld) => TimeSliced<Revived>) => TimeSliced<Revived>;
  /** Writes a world whole, in the place of what is saved of it: from then on changes follow after this state. Throws WorldTakenOverError. */
  readonly save: (id: string, state: WorldState) => TimeSliced<void>;
  /** Returns false after another process took the world over or deleted it. */
  readonly holds: (id: string) => boolean;
  /** Returns false while a change could not be written and exists only in memory. */
  readonly isSaved: (id: string) => boolean;
  readonly ownerOf: (id: string) => string | null;
  readonly bytesOf: (id: string) => number;
  /** Oldest first. */
  readonly audit: () => readonly Audited[];
};
