import { program } from "../apps/sandbox/src/modules/program.ts";
import { operations } from "../packages/sdk/src/contract.ts";

// What the sandbox answers 501 for, by group: said at every check, so that nobody forgets it.
const { notServed } = program;
const groups = Map.groupBy(notServed, (id) => operations[id].group);
const all = Object.keys(operations).length;
console.log(`Not served yet by the sandbox: ${notServed.length} of ${all} operations`);
for (const [group, ids] of groups) console.log(`  ${group}: ${ids.join(", ")}`);
