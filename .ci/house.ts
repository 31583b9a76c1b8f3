import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { findFaults, findSizeFaults } from "./house-rules.ts";

// Tracked files and new ones alike, so that a fault shows before it is committed.
const paths = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter((path) => /\.(tsx?|yaml|css)$/.test(path) && !path.endsWith("pnpm-lock.yaml") && existsSync(path));
const files = paths.map((path) => ({ path, text: readFileSync(path, "utf8") }));

const faults = [
  ...findFaults(files).map((fault) => `${fault.path}:${fault.line} ${fault.message}`),
  ...findSizeFaults(files),
];
for (const fault of faults) console.log(fault);
process.exit(faults.length === 0 ? 0 : 1);
