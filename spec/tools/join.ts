import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseYaml } from "@redocly/openapi-core";
import type { Operation } from "./document.ts";

export const spec = fileURLToPath(new URL("..", import.meta.url));

interface Tag {
  name: string;
  description: string;
}
type PathsFile = { tag?: Tag } & Record<`/${string}`, Record<string, Operation>>;

interface Joined {
  tags: Tag[];
  paths: Record<string, { $ref: string }>;
}

/**
 * The whole document: `openapi.yaml`, and from each group's folder its tag and references to its paths. Folders and files
 * are joined in alphabetical order.
 */
export function joinGroups(root = spec): Joined {
  const files = filesOf(root, "paths").map((file) => ({ file, content: read(root, file) as PathsFile }));
  const tags = files.flatMap(({ file, content }) => (content?.tag ? [checkedTag(file, content.tag)] : []));
  const paths: Record<string, { $ref: string }> = {};
  for (const { file, content } of files) {
    const group = tags.find(({ name }) => kebab(name) === dirname(file));
    if (!group) throw new Error(`${file}: its group has no tag; write it at the top of ${dirname(file)}/paths.yaml.`);
    for (const [path, item] of Object.entries(content)) {
      if (path === "tag") continue;
      if (!path.startsWith("/")) throw new Error(`${file}: ${path} is neither a path nor \`tag\`.`);
      if (paths[path]) throw new Error(`${file}: another file has ${path} too.`);
      for (const { operationId, tags } of Object.values(item)) {
        if (tags?.[0] !== group.name) throw new Error(`${file}: ${operationId} isn't tagged ${group.name}.`);
      }
      paths[path] = { $ref: `${file}#/${path.replaceAll("~", "~0").replaceAll("/", "~1")}` };
    }
  }
  return { ...(read(root, "openapi.yaml") as object), tags, paths };
}

/** Schema name → the group that defines it. Schemas in `components/` have no entry. */
export function ownersOfSchemas(root = spec): Map<string, string> {
  const { tags } = joinGroups(root);
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

/** The files of all groups that hold paths or schemas, relative to the root. `control/` is another document. */
export const filesOf = (root: string, kind: "paths" | "schemas"): string[] =>
  globSync(`*/${kind}{,-*}.yaml`, { cwd: root })
    .filter((file) => !file.startsWith("control/"))
    .map((file) => file.slice(0, -".yaml".length))
    .sort()
    .map((file) => `${file}.yaml`);

function checkedTag(file: string, tag: Tag): Tag {
  const place = `${kebab(tag.name)}/paths.yaml`;
  if (file === place) return tag;
  throw new Error(`${file}: the tag of ${tag.name} belongs in ${place}.`);
}

const read = (root: string, file: string): unknown => parseYaml(readFileSync(join(root, file), "utf8"));

export const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
