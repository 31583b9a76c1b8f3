import { readFileSync } from "node:fs";
import { join } from "node:path";

const tree = readFileSync(join(import.meta.dirname, "../src/route-tree.gen.ts"), "utf8");
const links = /\bto:((?:\s*\| "[^"]*")+)/.exec(tree)?.[1] ?? "";

/** Every address that a link may lead to, with its parameters' names: the generated tree's `to`. */
export const routePaths: readonly string[] = links.match(/\/[^"]*(?=")/g) ?? [];
