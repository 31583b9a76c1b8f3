import type { StoredSession } from "./stored-session.ts";

/**
 * Where a session is kept. Bring your own by these four; each works at once (load a slow storage before you create the
 * client, write it in the background).
 */
export interface SessionStore {
  get(): StoredSession | undefined;
  set(session: StoredSession): void;
  clear(): void;
  /** Tells about changes somebody else made, such as another tab. @returns the function that stops it */
  subscribe(listener: () => void): () => void;
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
