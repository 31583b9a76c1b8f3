import type { Sandbox } from "../sandbox.ts";

/** Counts changes of the sandbox's state from now on. A request without effect doesn't change the count. */
export function countChanges(sandbox: Sandbox): () => number {
  let changes = 0;
  sandbox.keep({
    note: () => {
      changes += 1;
    },
  });
  return () => changes;
}
