// Prints the names of each business thing in contract, SDK, sandbox and web side by side. Fails if a place lacks a
// name or uses another one.
import { readdirSync } from "node:fs";
import { operations } from "../packages/sdk/src/contract.ts";
import { bundle } from "../spec/tools/bundle.ts";
import { compareWords } from "./words/compare.ts";

const folders = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const files = (path: string): string[] => readdirSync(path).map((name) => name.replace(/\.json$/, ""));

const { tags = [] } = (await bundle()) as { tags?: { name: string }[] };
const { table, faults } = compareWords({
  spec: folders("spec"),
  tags: tags.map(({ name }) => name),
  groups: Object.values(operations).map(({ group }) => group),
  modules: folders("apps/sandbox/src/modules"),
  features: folders("apps/web/src/features"),
  messages: files("apps/web/src/messages/en"),
});
for (const line of [...table, ...faults]) console.log(line);
process.exit(faults.length === 0 ? 0 : 1);
