export type Listener = () => void;

/** Who is told when something has changed: `add` is what React's `useSyncExternalStore` subscribes with. */
export interface Listeners {
  /** Adds one, and gives what takes it away again. */
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
