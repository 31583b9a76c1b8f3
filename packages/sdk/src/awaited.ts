import type { CofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import { networkFailure } from "./failure.ts";
import { waitFor } from "./wait-for.ts";

/** Waits for what comes from outside the client: a part of the SDK, a session store. */
export function awaited<Value>(what: string, ask: () => Promise<Value>): Effect.Effect<Value, CofferError> {
  return waitFor((settle) => {
    ask().then(
      (value) => settle(Effect.succeed(value)),
      (cause) => settle(Effect.fail(networkFailure(`${what} can't be loaded.`, cause))),
    );
    return () => undefined;
  });
}
