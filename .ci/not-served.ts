import { program } from "../apps/sandbox/src/modules/program.ts";
import { operations } from "../packages/sdk/src/contract.ts";

// Prints the operations for which the sandbox returns 501, by group.
const { notServed } = program;
const groups = Map.groupBy(notServed, (id) => operations[id].group);
const all = Object.keys(operations).length;
console.log(`Not served yet by the sandbox: ${notServed.length} of ${all} operations`);
for (const [group, ids] of groups) console.log(`  ${group}: ${ids.join(", ")}`);
