import type { Sandbox } from "../sandbox.ts";

/** Counts changes of the sandbox's state from here on: a request that did nothing leaves the count as it was. */
export function countChanges(sandbox: Sandbox): () => number {
  let changes = 0;
  sandbox.keep({
    note: () => {
      changes += 1;
    },
  });
  return () => changes;
}
