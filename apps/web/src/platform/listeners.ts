export type Listener = () => void;

/** A set of listeners for a change: `add` fits React's `useSyncExternalStore`. */
export interface Listeners {
  /** Adds a listener and returns its removal. */
  add: (listener: Listener) => () => void;
  tell: () => void;
}

export function createListeners(): Listeners {
  const all = new Set<Listener>();
  return {
    add: (listener) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell: () => {
      for (const listener of all) listener();
    },
  };
}
