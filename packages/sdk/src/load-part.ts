import type { CofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import { networkFailure } from "./failure.ts";

/** A part of the SDK that most programs never need. */
export function loadPart<Part>(load: () => Promise<Part>): Effect.Effect<Part, CofferError> {
  return Effect.callback((resume) => {
    load().then(
      (part) => resume(Effect.succeed(part)),
      (cause) => resume(Effect.fail(networkFailure("A part of the SDK can't be loaded.", cause))),
    );
  });
}
