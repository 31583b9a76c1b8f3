import { filesOf } from "./files.ts";
import { isTest } from "./imports/layers.ts";
import { readImports } from "./imports/read.ts";

// Prints the imports between the folders of a folder and their number, without tests:
//   node .ci/imports.ts apps/web/src
const [folder = "."] = process.argv.slice(2);
const prefix = folder === "." ? "" : `${folder.replace(/\/$/, "")}/`;
/** @returns the folder under which a file is counted. `packages/sdk` is one folder. */
const nameOf = (path: string) =>
  /^(?:(?:packages|apps)\/)?[^/]+/.exec(path.startsWith(prefix) ? path.slice(prefix.length) : "")?.[0];

const { imports } = readImports(
  process.cwd(),
  filesOf((path) => /\.tsx?$/.test(path) && !isTest(path)),
);
const counts = new Map<string, Map<string, number>>();
for (const { from, to } of imports) {
  const [here, there] = [nameOf(from), to && nameOf(to)];
  if (!here || !there || here === there) continue;
  const row = counts.get(here) ?? new Map<string, number>();
  counts.set(here, row.set(there, (row.get(there) ?? 0) + 1));
}
for (const [name, row] of [...counts].sort()) {
  const targets = [...row].sort(([, a], [, b]) => b - a).map(([to, times]) => `${to} ${times}`);
  console.log(`${name} → ${targets.join(", ")}`);
}
