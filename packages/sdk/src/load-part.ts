import type { CofferError } from "@coffer/errors";
import type * as Effect from "effect/Effect";
import { awaited } from "./awaited.ts";

/** A part of the SDK that most programs never need. */
export function loadPart<Part>(load: () => Promise<Part>): Effect.Effect<Part, CofferError> {
  return awaited("A part of the SDK", load);
}
