import type { StateStore } from "./state-store.ts";

/** Longer than a leader is ever silent, shorter than anybody waits. */
const PATIENCE = 3000;
export const BEAT_EVERY = 1000;

/** Leads until it may no longer. `expected`: the epoch that must not have moved on; null = no matter. */
export type Turn = (expected: number | null) => Promise<void>;
export type Ears = { readonly lastHeard: () => number; readonly now: () => number };

/** One after the other: the browser gives the next tab its turn when this one ends, however it ends. */
export async function leadByLock(locks: LockManager, name: string, turn: Turn, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await locks.request(name, { signal }, () => turn(null));
  }
}

/**
 * Without locks a leader is heard; after a silence somebody else takes over. Two that think so at once can't both:
 * the database lets one of them move the epoch on.
 */
export async function leadByHeartbeat(store: StateStore, turn: Turn, ears: Ears, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const epoch = await store.epoch();
    const since = ears.now();
    // An answer to "who leads?" comes at once; after that, silence has to last.
    await pause(ears.lastHeard() === 0 ? BEAT_EVERY / 2 : PATIENCE, signal);
    if (ears.lastHeard() < since && !signal.aborted) await turn(epoch);
  }
}

export const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => [clearTimeout(timer), resolve()], { once: true });
  });
