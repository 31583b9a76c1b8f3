import type { Sandbox } from "../sandbox.ts";

/** Tells how often something has changed in the sandbox from here on: a request that did nothing leaves it as it was. */
export function countChanges(sandbox: Sandbox): () => number {
  let changes = 0;
  sandbox.keep({
    note: () => {
      changes += 1;
    },
  });
  return () => changes;
}
