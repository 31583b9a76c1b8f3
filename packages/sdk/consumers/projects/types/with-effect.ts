import { createClient } from "@coffer/sdk/effect";
import * as Effect from "effect/Effect";

const coffer = createClient({ environment: "sandbox" });
const count = coffer.assets.getAssets({}).pipe(Effect.map(({ items }) => items.length));

/** A handled tag leaves the failure type; the others stay named. */
export const handled = count.pipe(Effect.catchTag("timeout", () => Effect.succeed(0)));
export const stillNamed = handled.pipe(Effect.catchTag("network", ({ attempts }) => Effect.succeed(attempts)));
// @ts-expect-error: getAssets has no such failure
export const wrong = count.pipe(Effect.catchTag("insufficientAssets", () => Effect.succeed(0)));
