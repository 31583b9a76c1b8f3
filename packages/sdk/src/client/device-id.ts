import * as Effect from "effect/Effect";
import { loadOnDemand } from "../http/load-on-demand.ts";
import { randomId } from "../http/random-id.ts";

/** A fingerprint that takes longer is replaced: no call waits for one. */
export const DEVICE_ID_WAIT_MS = 5_000;

/**
 * The device id of every call. It is computed once; a failing or slow one must not fail the calls. Known, it costs no
 * turn: a request then leaves in the moment its token is chosen.
 */
export function makeDeviceId(deviceId: string | (() => string | Promise<string>)): Effect.Effect<string> {
  if (typeof deviceId === "string") return Effect.succeed(deviceId);
  let known: string | undefined;
  let asked: Promise<string> | undefined;
  return Effect.suspend(() => {
    if (known !== undefined) return Effect.succeed(known);
    asked ??= Promise.resolve().then(deviceId);
    const answer = asked;
    return loadOnDemand("The device id", () => answer).pipe(
      Effect.timeoutOrElse({ duration: DEVICE_ID_WAIT_MS, orElse: () => Effect.succeed(randomId()) }),
      Effect.catch(() => Effect.succeed(randomId())),
      Effect.map((id) => {
        known ??= id;
        return known;
      }),
    );
  });
}
