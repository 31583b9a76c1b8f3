import * as Effect from "effect/Effect";

/** Another tab that holds the lock longer than this is asleep or gone. */
export const LOCK_WAIT_MS = 5_000;

/**
 * Runs an effect while no other tab runs its own under the same name. An optimisation only: where locks are missing (plain
 * http), refused (blocked cookies) or held too long it runs without. Never `steal`s: that throws at the tab which works.
 */
export function withLock<Value, Failure>(
  name: string,
  effect: Effect.Effect<Value, Failure>,
): Effect.Effect<Value, Failure> {
  const take = Effect.promise((signal) => takeLock(name, signal)).pipe(
    Effect.timeoutOrElse({ duration: LOCK_WAIT_MS, orElse: () => Effect.succeed(() => undefined) }),
  );
  return Effect.uninterruptibleMask((restore) =>
    Effect.flatMap(restore(take), (release) => Effect.ensuring(restore(effect), Effect.sync(release))),
  );
}

/** Resolves with the function that gives the lock back, once it is held or can't be had. */
function takeLock(name: string, signal: AbortSignal): Promise<() => void> {
  return new Promise((resolve) => {
    const without = () => resolve(() => undefined);
    try {
      const held = globalThis.navigator?.locks?.request(name, { signal }, () => {
        return new Promise<void>((release) => {
          // Given up while the lock was on its way: hand it straight on.
          signal.addEventListener("abort", () => release());
          if (signal.aborted) release();
          resolve(release);
        });
      });
      if (held === undefined) without();
      else held.catch(without);
    } catch {
      without();
    }
  });
}
