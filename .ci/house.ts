import { readFileSync } from "node:fs";
import { filesOf } from "./files.ts";
import { findFaults } from "./house-rules.ts";
import { findImportFaults } from "./imports/faults.ts";
import { readImports } from "./imports/read.ts";

const paths = filesOf(
  (path) => /\.(?:tsx?|m?js|ya?ml|json|md|css|html)$|^\.ci\/run$/.test(path) && !path.endsWith("pnpm-lock.yaml"),
);
const files = paths.map((path) => ({ path, text: readFileSync(path, "utf8") }));
const modules = paths.filter((path) => /\.tsx?$/.test(path));

const faults = [
  ...findFaults(files).map((fault) => `${fault.path}:${fault.line} ${fault.message}`),
  ...findImportFaults(readImports(process.cwd(), modules)),
];
for (const fault of faults) console.log(fault);
process.exit(faults.length === 0 ? 0 : 1);
