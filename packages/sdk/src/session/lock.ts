import * as Effect from "effect/Effect";
import { timed } from "../timed.ts";
import { runBeside, type Settle, waitFor } from "../wait-for.ts";
import type { SessionStore } from "./store.ts";

/** A tab or process that holds the lock longer than this is suspended or crashed. */
export const LOCK_WAIT_MS = 5_000;

/** Gives a lock back. */
type Release = () => void;

const without = () => Effect.succeed<Release>(() => undefined);

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
  const take = timed(LOCK_WAIT_MS, without, (settle: Settle<Release, never>) => takeLock(store, name, settle));
  return Effect.flatMap(take, (release) =>
    Effect.withFiber(({ context }) =>
      waitFor((settle) =>
        runBeside(context, effect, (outcome) => {
          release();
          settle(outcome);
        }),
      ),
    ),
  );
}

/** Settles with what gives the lock back, once it is held or can't be had. @returns what stops asking for it */
function takeLock(store: SessionStore, name: string, settle: Settle<Release, never>): () => void {
  const asking = new AbortController();
  const { signal } = asking;
  const goOn = () => settle(without());
  try {
    const hold = () =>
      new Promise<void>((release) => {
        // Cancelled while waiting for the lock: release it at once.
        signal.addEventListener("abort", () => release());
        if (signal.aborted) release();
        settle(Effect.succeed(release));
      });
    const held = store.lock ? store.lock(hold) : globalThis.navigator?.locks?.request(name, { signal }, hold);
    if (held === undefined) goOn();
    else held.catch(goOn);
  } catch {
    goOn();
  }
  return () => asking.abort();
}
