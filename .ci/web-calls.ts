import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Model } from "../spec/tools/model.ts";
import { filesOf } from "./files.ts";
import { isTest } from "./imports/layers.ts";
import { readImports } from "./imports/read.ts";

const ROUTES = "apps/web/src/routes/";
/** The frame around every page. */
const ROOT = `${ROUTES}__root.tsx`;
type Operations = readonly Pick<Model, "id" | "group">[];

/** What a file of the web app calls: `coffer.<group>.<operation>`, or an operation of a group it took out of `coffer`, `api` or `frameApi`. */
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

/** What stands before an operation's name; one that is named as its group is has to be called by both. */
const before = (group: string, id: string) => (group === id ? `\\b${group}\\s*\\.` : "[.{,]");

/** Route by route what its files call, those of its layouts and all they import included; what the frame calls stands alone. */
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
