import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Model } from "../spec/tools/model.ts";
import { filesOf } from "./files.ts";
import { isTest } from "./imports/layers.ts";
import { readImports } from "./imports/read.ts";

const ROUTES = "apps/web/src/routes/";
/** The route file around every page. */
const ROOT = `${ROUTES}__root.tsx`;
type Operations = readonly Pick<Model, "id" | "group">[];

/** @returns the operations that a file of the web app calls, through `coffer`, `api` or `frameApi`. */
export function callsIn(text: string, operations: Operations): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
  const named = [
    ...code.matchAll(/\b(?:api|frameApi|coffer)\s*\.\s*(\w+)/g),
    ...[...code.matchAll(/\{([^{}]*)\}\s*=\s*(?:api|frameApi|coffer)\b(?!\s*\.)/g)].flatMap(([, names = ""]) => [
      ...names.matchAll(/(\w+)/g),
    ]),
  ];
  const groups = new Set(named.map(([, group]) => group));
  return operations
    .filter(({ group, id }) => groups.has(group) && new RegExp(`${before(group, id)}\\s*${id}\\b`).test(code))
    .map(({ id }) => id);
}

/** @returns a pattern for the text before an operation's name. An operation with its group's name needs both. */
const before = (group: string, id: string) => (group === id ? `\\b${group}\\s*\\.` : "[.{,]");

/** @returns the operations that each route calls, through its layouts and imports too, and those of the root layout. */
export function usageOf(root: string, operations: Operations) {
  const paths = filesOf((path) => /^apps\/web\/src\/.*\.tsx?$/.test(path) && !isTest(path), root);
  const calls = new Map(paths.map((path) => [path, callsIn(readFileSync(join(root, path), "utf8"), operations)]));
  const next = Map.groupBy(readImports(root, paths).imports, ({ from }) => from);
  const reach = (files: readonly string[]): Set<string> => {
    const seen = new Set(files);
    for (const path of seen) for (const { to } of next.get(path) ?? []) if (to && calls.has(to)) seen.add(to);
    return new Set([...seen].flatMap((path) => calls.get(path) ?? []));
  };
  const frame = reach([ROOT]);
  const pages = paths.filter((path) => path.startsWith(ROUTES) && !/(__root|route)\.tsx$/.test(path));
  const routes = pages.map((page) => {
    const layouts = paths.filter((path) => path.endsWith("/route.tsx") && page.startsWith(path.slice(0, -9)));
    const own = [...reach([page, ...layouts])].filter((id) => !frame.has(id));
    const route = page
      .slice(ROUTES.length - 1)
      .replace(/(\/index)?\.tsx$/, "")
      .replace(/\$(\w+)/g, "{$1}");
    return [route === "" ? "/" : route, own] as const;
  });
  return { frame: [...frame], routes: new Map(routes) };
}
