import type { StoredSession } from "./stored-session.ts";

/**
 * A browser shows what one tab wrote to another some milliseconds later, cookies and local storage each in their own time,
 * and later than it delivers the message about it. Whoever finds something missing looks again after this long.
 */
export const STORE_LAG_MS = 50;

/**
 * Where a session is kept. Bring your own by the first four, each of which works at once; for a storage that answers later
 * there is `createAsyncStore`.
 */
export interface SessionStore {
  get(): StoredSession | undefined;
  set(session: StoredSession): void;
  clear(): void;
  /** Tells about changes somebody else made, such as another tab. @returns the function that stops it */
  subscribe(listener: () => void): () => void;
  /**
   * Brings `get` up to date; asked before each call that needs a session, and rejecting fails it. What the first one brings
   * is told to no listener.
   */
  load?(): Promise<void>;
  /** Runs the work while nobody else who shares the session runs theirs: a refresh. Rejecting, it goes on without. */
  lock?(work: () => Promise<void>): Promise<unknown>;
}

/** A store that lives as long as the program. Two clients that share one share the session. */
export function createMemoryStore(session?: StoredSession): SessionStore {
  const listeners = new Set<() => void>();
  let kept = session;
  const change = (next: StoredSession | undefined) => {
    kept = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => kept,
    set: change,
    clear: () => change(undefined),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
