import * as Effect from "effect/Effect";
import type { SessionStore } from "./store.ts";

/** A tab or process that holds the lock longer than this is suspended or crashed. */
export const LOCK_WAIT_MS = 5_000;

/** Gives a lock back. */
type Release = () => void;

const withoutLock = Effect.succeed<Release>(() => undefined);

/**
 * Runs an effect while no other tab runs its own under the same name, or nobody who shares the store. An optimisation only:
 * where locks are missing (plain http), refused (blocked cookies) or held too long it runs without. Never `steal`s: that
 * throws at the tab which works.
 */
export function withLock<Value, Failure>(
  store: SessionStore,
  name: string,
  effect: Effect.Effect<Value, Failure>,
): Effect.Effect<Value, Failure> {
  const taken = takeLock(store, name).pipe(
    Effect.timeoutOrElse({ duration: LOCK_WAIT_MS, orElse: () => withoutLock }),
    Effect.interruptible,
  );
  return Effect.acquireUseRelease(
    taken,
    () => effect,
    (release) => Effect.sync(release),
  );
}

/** Waits for the lock. Succeeds with what gives it back, also where it can't be had. */
const takeLock = (store: SessionStore, name: string): Effect.Effect<Release> =>
  Effect.callback((resume, signal) => {
    const goWithout = () => resume(withoutLock);
    try {
      const hold = () =>
        new Promise<void>((release) => {
          // Cancelled while waiting for the lock: release it at once.
          signal.addEventListener("abort", () => release());
          if (signal.aborted) release();
          resume(Effect.succeed(release));
        });
      const held = store.lock ? store.lock(hold) : globalThis.navigator?.locks?.request(name, { signal }, hold);
      if (held === undefined) goWithout();
      else held.catch(goWithout);
    } catch {
      goWithout();
    }
  });
