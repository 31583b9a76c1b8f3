import type { StateStore } from "./state-store.ts";

/** A leader without a heartbeat for this time (ms) counts as dead. Longer than any pause of a working tab. */
const LEADER_TIMEOUT = 3000;
export const HEARTBEAT_INTERVAL = 1000;

/**
 * Leads until another tab takes over or this one stops. `expected`: the epoch that must still be the latest; null
 * where a lock already guarantees a single leader.
 */
export type Lead = (expected: number | null) => Promise<void>;
export type Heartbeats = { readonly lastAt: () => number; readonly now: () => number };

/** Leader election by a Web Lock: the browser hands it to the next tab when this one ends. */
export async function electByLock(locks: LockManager, name: string, lead: Lead, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await locks.request(name, { signal }, () => lead(null));
  }
}

/**
 * Leader election without Web Locks: the leader sends heartbeats, and another tab leads when they stop. Of
 * two tabs that notice at once only one can lead: the database starts a new epoch for one of them.
 */
export async function electByHeartbeat(
  store: StateStore,
  lead: Lead,
  heartbeats: Heartbeats,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const epoch = await store.epoch();
    const since = heartbeats.now();
    // At the start a leader answers "findLeader" at once; later only a long silence counts.
    await pause(heartbeats.lastAt() === 0 ? HEARTBEAT_INTERVAL / 2 : LEADER_TIMEOUT, signal);
    if (heartbeats.lastAt() < since && !signal.aborted) await lead(epoch);
  }
}

export const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => [clearTimeout(timer), resolve()], { once: true });
  });
