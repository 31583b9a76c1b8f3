import { notServedYet } from "../apps/sandbox/src/operations/not-served-yet.ts";
import { operations } from "../packages/sdk/src/contract.ts";

/** What the sandbox answers 501 for, by group: said at every check, so that nobody forgets it. */
export function sayNotServed(): void {
  const groups = Map.groupBy(notServedYet, (id) => operations[id].group);
  const all = Object.keys(operations).length;
  console.log(`Not served yet by the sandbox: ${notServedYet.length} of ${all} operations`);
  for (const [group, ids] of groups) console.log(`  ${group}: ${ids.join(", ")}`);
}
