import * as Effect from "effect/Effect";
import { timed } from "../timed.ts";
import { runBeside, type Settle, waitFor } from "../wait-for.ts";

/** A tab that holds the lock longer than this is suspended or crashed. */
export const LOCK_WAIT_MS = 5_000;

/** Gives a lock back. */
type Release = () => void;

const without = () => Effect.succeed<Release>(() => undefined);

/**
 * Runs an effect while no other tab runs its own under the same name. An optimisation only: where locks are missing (plain
 * http), refused (blocked cookies) or held too long it runs without. Never `steal`s: that throws at the tab which works.
 */
export function withLock<Value, Failure>(
  name: string,
  effect: Effect.Effect<Value, Failure>,
): Effect.Effect<Value, Failure> {
  const take = timed(LOCK_WAIT_MS, without, (settle: Settle<Release, never>) => takeLock(name, settle));
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
function takeLock(name: string, settle: Settle<Release, never>): () => void {
  const asking = new AbortController();
  const { signal } = asking;
  const goOn = () => settle(without());
  try {
    const held = globalThis.navigator?.locks?.request(name, { signal }, () => {
      return new Promise<void>((release) => {
        // Cancelled while waiting for the lock: release it at once.
        signal.addEventListener("abort", () => release());
        if (signal.aborted) release();
        settle(Effect.succeed(release));
      });
    });
    if (held === undefined) goOn();
    else held.catch(goOn);
  } catch {
    goOn();
  }
  return () => asking.abort();
}
