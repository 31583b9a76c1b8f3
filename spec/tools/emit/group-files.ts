import type { Document, Schema } from "../document.ts";
import { kebab } from "../groups.ts";
import { type Model, pascal } from "../model.ts";
import { refName, walkDeep } from "../schema.ts";
import { callerFields, operationMember, operationTypes } from "./operation-types.ts";
import { table } from "./operations.ts";
import { byGroup, doc, firstLine, type Source } from "./text.ts";
import { hasFilled, isNamed, objectType, type Scope, typeOf } from "./type-of.ts";

/** One file for each group: its operation table, its operations' types, its schemas. `common` has the shared schemas. */
export function groupFiles(source: Source, errorName: (code: number) => string): [file: string, text: string][] {
  const { document } = source;
  const named = namedSchemas(source);
  const owned = Map.groupBy(named, ([name]) => ownerOf(source, name));
  const files = byGroup(source).map(([group, models]): [string, string] => {
    const about = document.tags.find(({ name }) => name === group)?.description;
    const scope: Scope = { document, used: new Set() };
    const types = models.flatMap((model) => operationTypes(scope, model));
    const members = models.map((model) => operationMember(model, errorName));
    const parts = [
      table(group, models),
      `${doc([about])}export interface ${pascal(group)}Operations {\n${members.join("\n")}}\n`,
      ...types,
      ...(owned.get(group) ?? []).map((each) => declaration(scope, ...each)),
    ];
    const ours =
      'import type { Operation } from "../http/operation.ts";\nimport type { GroupTable } from "../http/operation-spec.ts";\n';
    return [fileOf(group), written(ours + importsOf(source, scope, group), parts)];
  });
  const scope: Scope = { document, used: new Set() };
  const shared = (owned.get("common") ?? []).map((each) => declaration(scope, ...each));
  return [...files, [fileOf("common"), written(importsOf(source, scope, "common"), shared)]];
}

/** Exports the types of all groups and defines `Groups`, the shape of the client. */
export function typesFile(source: Source): string {
  const groups = byGroup(source);
  const files = ["common", ...groups.map(([group]) => group)].map(
    (owner) => `export type * from "./${fileOf(owner)}";\n`,
  );
  const imports = groups.map(([group]) => `import type { ${pascal(group)}Operations } from "./${fileOf(group)}";\n`);
  const members = groups.map(([group]) => {
    const about = source.document.tags.find(({ name }) => name === group)?.description;
    return `${doc([about], "  ")}  readonly ${group}: ${pascal(group)}Operations;\n`;
  });
  const whole = `/** Every group of the client. */\nexport interface Groups {\n${members.join("")}}\n`;
  return written(imports.join(""), [files.join(""), whole]);
}

/** Import lines for the named types a file refers to. */
export function importsOf(source: Source, { used }: Scope, here: string): string {
  const schemas = source.document.components.schemas ?? {};
  const byFile = Map.groupBy([...used].sort(), (name) =>
    schemas[name]?.["x-enum-varnames"] ? "enums.ts" : fileOf(ownerOf(source, name)),
  );
  byFile.delete(fileOf(here));
  return [...byFile]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, names]) => `import type { ${names.join(", ")} } from "./${file}";\n`)
    .join("");
}

const fileOf = (owner: string) => `${kebab(owner)}.ts`;

/** The group that defines the schema. */
const ownerOf = ({ owners }: Source, name: string) => owners.get(name) ?? "common";

const written = (imports: string, parts: string[]) =>
  `${firstLine}${imports === "" ? "" : `\n${imports}`}${parts.map((part) => `\n${part}`).join("")}`;

/** The named schemas in inputs, results and refusals. Numbered enums are in `enums.ts`. */
function namedSchemas({ document, models }: Source): [name: string, schema: Schema][] {
  const roots = models.flatMap((model) => [model.result ?? {}, ...callerFields(model).map(({ schema }) => schema)]);
  const data = Object.values(document["x-error-data"] ?? {}).map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const parts = [...roots, ...data].flatMap((root) => [...walkDeep(document, root)].map(refName));
  const names = [...new Set(parts.filter((name) => name !== undefined))].sort();
  return names
    .map((name): [string, Schema] => [name, document.components.schemas?.[name] ?? {}])
    .filter(([, schema]) => isNamed(schema) && !schema["x-enum-varnames"]);
}

/** The type of a component, without the fields the SDK fills. */
function declaration(scope: Scope, name: string, schema: Schema): string {
  const view = hasFilled(scope.document, schema) ? "caller" : "wire";
  const about = doc([schema.description]);
  return schema.properties
    ? `${about}export interface ${name} ${objectType(scope, schema, view)}\n`
    : `${about}export type ${name} = ${typeOf(scope, schema, view)};\n`;
}

/** `Wire<name>` types: components as they travel, with the fields the SDK fills. */
export function wireDeclarations(scope: Scope, models: Model[]): string[] {
  const seen = new Map<string, Schema>();
  for (const schema of models.flatMap(({ fields }) => fields.map((each) => each.schema))) {
    for (const part of walkDeep(scope.document, schema)) {
      const name = refName(part);
      const target = name === undefined ? undefined : scope.document.components.schemas?.[name];
      if (name !== undefined && target && hasFilled(scope.document, target)) seen.set(name, target);
    }
  }
  return [...seen].map(
    ([name, schema]) =>
      `${doc([schema.description])}export interface Wire${name} ${objectType(scope, schema, "wire")}\n`,
  );
}

export const scopeOf = (document: Document): Scope => ({ document, used: new Set() });
