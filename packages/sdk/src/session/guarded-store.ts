import { type StorageFallbackEvent, tell } from "../http/events.ts";
import { tryOrUndefined } from "../http/try-or-undefined.ts";
import type { SessionStore } from "./store.ts";
import type { StoredSession } from "./stored-session.ts";

/** A store of a caller's own, of which any method may throw or be missing: what it doesn't keep is kept in memory. */
export function guardedStore(
  store: SessionStore,
  onFallback: ((event: StorageFallbackEvent) => void) | undefined,
): SessionStore {
  // It does so itself: see createAsyncStore.
  if (store.load) return store;
  let kept: StoredSession | undefined;
  let unsaved = false;
  let told = false;
  const works = (act: () => void): boolean => {
    try {
      act();
      return true;
    } catch {
      if (!told) tell(onFallback, { problem: "blocked", item: "session" });
      told = true;
      return false;
    }
  };
  const change = (session: StoredSession | undefined, act: () => void) => {
    kept = session;
    unsaved = !works(act);
  };
  return {
    get: () => {
      // What couldn't be read counts as what it was.
      if (!unsaved) {
        works(() => {
          kept = store.get();
        });
      }
      return kept;
    },
    set: (session) => change(session, () => store.set(session)),
    clear: () => change(undefined, () => store.clear()),
    subscribe: (listener) => {
      let stop: (() => void) | undefined;
      works(() => {
        stop = store.subscribe(listener);
      });
      return () => void tryOrUndefined(() => stop?.());
    },
  };
}
