import type { CofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import { networkFailure } from "./failure.ts";
import { waitFor } from "./wait-for.ts";

/** A part of the SDK that most programs never need. */
export function loadPart<Part>(load: () => Promise<Part>): Effect.Effect<Part, CofferError> {
  return waitFor((settle) => {
    load().then(
      (part) => settle(Effect.succeed(part)),
      (cause) => settle(Effect.fail(networkFailure("A part of the SDK can't be loaded.", cause))),
    );
    return () => undefined;
  });
}
