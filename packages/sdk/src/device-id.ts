import * as Effect from "effect/Effect";
import { suspend } from "./effect-parts.ts";
import { randomId } from "./random-id.ts";
import { timed } from "./timed.ts";

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
  const keep = (id: string) => {
    known ??= id;
    return Effect.succeed(known);
  };
  return suspend(() => {
    if (known !== undefined) return Effect.succeed(known);
    asked ??= Promise.resolve().then(deviceId).catch(randomId);
    return timed(
      DEVICE_ID_WAIT_MS,
      () => keep(randomId()),
      (settle) => {
        asked?.then((id) => settle(keep(id)));
        return () => undefined;
      },
    );
  });
}
