import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseYaml } from "@redocly/openapi-core";
import { filesOf, spec } from "./groups.ts";

/** Parts of the schema files, such as `auth/schemas.yaml#/Ticket`, that no reference in any file leads to. */
export function unusedParts(root = spec): string[] {
  const components = globSync("components/*.yaml", { cwd: root }).sort();
  const schemas = [...new Set([...components, ...filesOf(root, "schemas")])];
  const defined: string[] = [];
  const referred = new Set<string>();
  for (const file of ["openapi.yaml", ...filesOf(root, "paths"), ...filesOf(root, "refusals"), ...schemas]) {
    const content: unknown = parseYaml(readFileSync(join(root, file), "utf8"));
    for (const target of refsIn(content)) referred.add(targetOf(root, file, target));
    if (schemas.includes(file)) defined.push(...Object.keys(content ?? {}).map((name) => `${file}#/${name}`));
  }
  return defined.filter((part) => !referred.has(part));
}

function targetOf(root: string, file: string, ref: string): string {
  const [path = "", pointer = ""] = ref.split("#");
  const target = path === "" ? file : relative(root, resolve(root, dirname(file), path));
  return `${target}#/${pointer.split("/")[1] ?? ""}`;
}

function* refsIn(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (key === "$ref" && typeof child === "string") yield child;
    else yield* refsIn(child);
  }
}
