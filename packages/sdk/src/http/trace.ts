import { randomId } from "./random-id.ts";
import { tryOrUndefined } from "./try-or-undefined.ts";

/** Whether calls are traced: `true` begins a trace for each; a function answers the `traceparent` to go on from. */
export type Tracing = boolean | (() => string | undefined);

/**
 * A maker of W3C `traceparent` headers for one call: one trace for the call, a new span for each time it is sent. Going on
 * from a trace there is keeps its id and whether it is sampled.
 */
export function beginTrace(tracing: Tracing | undefined): () => string | undefined {
  if (!tracing) return () => undefined;
  const parent = tracing === true ? undefined : tryOrUndefined(tracing);
  const [, traceId = randomId(), flags = "01"] =
    /^[\da-f]{2}-(?!0{32})([\da-f]{32})-[\da-f]{16}-([\da-f]{2})$/.exec(parent ?? "") ?? [];
  return () => `00-${traceId}-${randomId().slice(16)}-${flags}`;
}
