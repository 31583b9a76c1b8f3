import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
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
 * The whole document: `openapi.yaml`, and from each file in `paths/` its tag and references to its paths. Files are joined
 * in alphabetical order.
 */
export function joinGroups(root = spec): Joined {
  const names = globSync("paths/*.yaml", { cwd: root }).map((file) => basename(file, ".yaml"));
  const files = names.sort().map((name) => ({ name, content: read(root, `paths/${name}.yaml`) as PathsFile }));
  const tags = files.flatMap(({ name, content }) => (content?.tag ? [checkedTag(name, content.tag)] : []));
  const paths: Record<string, { $ref: string }> = {};
  for (const { name, content } of files) {
    const group = groupOf(tags, name);
    if (!group)
      throw new Error(`paths/${name}.yaml: its name begins with no group's; a group's first file has its tag.`);
    for (const [path, item] of Object.entries(content)) {
      if (path === "tag") continue;
      if (!path.startsWith("/")) throw new Error(`paths/${name}.yaml: ${path} is neither a path nor \`tag\`.`);
      if (paths[path]) throw new Error(`paths/${name}.yaml: ${path} stands in another file already.`);
      for (const { operationId, tags } of Object.values(item)) {
        if (tags?.[0] !== group.name) throw new Error(`paths/${name}.yaml: ${operationId} isn't tagged ${group.name}.`);
      }
      paths[path] = { $ref: `paths/${name}.yaml#/${path.replaceAll("~", "~0").replaceAll("/", "~1")}` };
    }
  }
  return { ...(read(root, "openapi.yaml") as object), tags, paths };
}

/** Schema name → the group that defines it. Schemas of shared files have no entry. */
export function ownersOfSchemas(root = spec): Map<string, string> {
  const { tags } = joinGroups(root);
  const owners = new Map<string, string>();
  const files = new Map<string, string>();
  for (const file of globSync("schemas/*.yaml", { cwd: root }).sort()) {
    const group = groupOf(tags, basename(file, ".yaml"));
    for (const name of Object.keys(read(root, file) ?? {})) {
      const other = files.get(name);
      if (other) throw new Error(`${file}: ${name} stands in ${other} already; a schema has one name in all files.`);
      files.set(name, file);
      if (group) owners.set(name, group.name);
    }
  }
  return owners;
}

/** The group a file belongs to: the file's name is the group's, or begins with it and a hyphen. */
const groupOf = (tags: Tag[], file: string) =>
  tags.find(({ name }) => file === kebab(name) || file.startsWith(`${kebab(name)}-`));

function checkedTag(file: string, tag: Tag): Tag {
  if (file === kebab(tag.name)) return tag;
  throw new Error(`paths/${file}.yaml: the tag of ${tag.name} stands in paths/${kebab(tag.name)}.yaml.`);
}

const read = (root: string, file: string): unknown => parseYaml(readFileSync(join(root, file), "utf8"));

export const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
