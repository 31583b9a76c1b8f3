import { useSyncExternalStore } from "react";
import type { WorldState } from "../../../world/world.ts";

export type Snapshot = { readonly id: number; readonly world: string; readonly state: WorldState };

const MOST = 10;
let kept: readonly Snapshot[] = [];
let taken = 0;
const listeners = new Set<() => void>();

/** The page's own, of all worlds, newest first: another section can be looked at in between. */
export const useSnapshots = (world: string): readonly Snapshot[] =>
  useSyncExternalStore(subscribe, () => kept).filter((each) => each.world === world);

export function keepSnapshot(world: string, state: WorldState): void {
  taken += 1;
  change([{ id: taken, world, state }, ...kept].slice(0, MOST));
}
export const dropSnapshot = (id: number): void => change(kept.filter((each) => each.id !== id));

function change(next: readonly Snapshot[]): void {
  kept = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
