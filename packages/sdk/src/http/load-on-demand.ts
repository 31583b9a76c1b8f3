import type { CofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import { networkFailure } from "./failure.ts";

/**
 * Loads something from outside the client: a part of the SDK that most programs never need, or a session from its store.
 * @param name what the failure's message calls it
 */
export function loadOnDemand<Value>(name: string, load: () => Promise<Value>): Effect.Effect<Value, CofferError> {
  return Effect.tryPromise({
    try: () => load(),
    catch: (cause) => networkFailure(`${name} can't be loaded.`, cause),
  });
}

/** How a part of the SDK is called in a failure's message. */
export const SDK_PART = "A part of the SDK";
