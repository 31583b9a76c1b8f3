import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseYaml } from "@redocly/openapi-core";
import type { Document, PathItem } from "./document.ts";

export const spec = fileURLToPath(new URL("..", import.meta.url));

/** Returns the files of all groups with this name prefix, relative to the root. `control/` is another document. */
export const filesOf = (root: string, kind: string): string[] =>
  globSync(`*/${kind}{,-*}.yaml`, { cwd: root })
    .filter((file) => !file.startsWith("control/"))
    .map((file) => file.slice(0, -".yaml".length))
    .sort()
    .map((file) => `${file}.yaml`);

export interface GroupPath {
  file: string;
  path: string;
  item: PathItem;
}

/**
 * Reads every path of the groups' `paths.yaml` and `paths-<part>.yaml`, in the order of the files.
 * @throws if a path is written twice, or an operation isn't tagged with its folder's group.
 */
export function groupPaths(root = spec): GroupPath[] {
  const seen = new Set<string>();
  return filesOf(root, "paths").flatMap((file) => {
    const content = read(root, file) as Record<string, PathItem>;
    return Object.entries(content ?? {}).map(([path, item]) => {
      if (!path.startsWith("/")) throw new Error(`${file}: ${path} is not a path.`);
      if (seen.has(path)) throw new Error(`${file}: another file has ${path} too.`);
      seen.add(path);
      for (const { operationId, tags } of Object.values(operationsIn(item))) {
        if (kebab(tags?.[0] ?? "") !== dirname(file))
          throw new Error(`${file}: ${operationId} isn't tagged as its folder.`);
      }
      return { file, path, item };
    });
  });
}

/** Returns a path item's operations. */
export function operationsIn(item: PathItem) {
  const { get, post, put, patch, delete: remove } = item;
  return [get, post, put, patch, remove].filter((each) => each !== undefined);
}

/** Schema name → the group that defines it. Schemas in `components/` have no entry. */
export function ownersOfSchemas(root = spec): Map<string, string> {
  const { tags } = read(root, "openapi.yaml") as Document;
  const owners = new Map<string, string>();
  const files = new Map<string, string>();
  for (const file of filesOf(root, "schemas")) {
    const group = tags.find(({ name }) => kebab(name) === dirname(file));
    for (const name of Object.keys(read(root, file) ?? {})) {
      const other = files.get(name);
      if (other) throw new Error(`${file}: ${other} has a schema ${name} too; give one of them another name.`);
      files.set(name, file);
      if (group) owners.set(name, group.name);
    }
  }
  return owners;
}

export const read = (root: string, file: string): unknown => parseYaml(readFileSync(join(root, file), "utf8"));

export const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
