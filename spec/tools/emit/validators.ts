import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Schema } from "../document.ts";
import { kebab } from "../groups.ts";
import type { Model } from "../model.ts";
import type { GroupSchemas, OperationSchemas } from "../runtime/checks.ts";
import { closed, componentSchemas, frameSchema, idOf, inputSchema } from "./closed.ts";
import { fieldTypes } from "./field-types.ts";
import { byGroup, firstLine, type Source } from "./text.ts";

/** The schemas that inputs and replies are checked against, one file for each group, and the module that checks. */
export async function validators(source: Source): Promise<[file: string, text: string][]> {
  const groups = schemasByGroup(source);
  const files = [...groups].map(([group, schemas]): [string, string] => [
    `checks/${kebab(group)}.js`,
    written(schemas),
  ]);
  const owners = Object.fromEntries(
    [...groups]
      .filter(([group]) => group !== "common")
      .map(([group, { schemas, operations }]) => [group, Object.keys({ ...schemas, ...operations }).join(" ")]),
  );
  const names = [...groups.keys()];
  const module = await bundled(`import { Checks, validatorsOf } from "../runtime/checks.ts";
import { readFields as readTyped } from "../runtime/read-fields.ts";
import { text as controlReplies } from "./checks/control.js";
${names.map((group) => `import { text as ${group} } from "./checks/${kebab(group)}.js";`).join("\n")}
const checks = new Checks({ ${names.join(", ")} }, ${JSON.stringify(owners)});
export const validators = validatorsOf(checks, ${JSON.stringify(source.models.map(({ id }) => id).join(" "))}.split(" "));
const control = new Checks({ common: controlReplies }, {});
export const shown = (call) => control.component(call);
export const failure = checks.component("FailureEnvelope");
export const readFields = (id, params) => readTyped(checks.operation(id).fields ?? {}, params);`);
  return [["validators.js", module], ...files];
}

/** The content of each group's file. `common` has the schemas of no group and the envelopes of replies. */
export function schemasByGroup(source: Source): Map<string, GroupSchemas> {
  const { document, owners } = source;
  const groups = new Map<string, GroupSchemas>();
  const groupOf = (name: string) => {
    const known = groups.get(name) ?? { schemas: {}, operations: {} };
    groups.set(name, known);
    return known;
  };
  const used = neededSchemas(source);
  for (const { $id = "", ...schema } of componentSchemas(document)) {
    const name = $id.slice(idOf("").length);
    if (used.has(name)) groupOf(owners.get(name) ?? "common").schemas[name] = schema;
  }
  const types = fieldTypes(source);
  // Operations with the same kind of envelope share its check.
  const frames = new Map<string, string>();
  for (const [group, models] of byGroup(source)) {
    for (const model of models) {
      const frame = frameSchema(model);
      const text = JSON.stringify(frame);
      const name = frames.get(text) ?? `frame${frames.size}`;
      frames.set(text, name);
      groupOf("common").schemas[name] = frame;
      groupOf(group).operations[model.id] = operationSchemas(source, model, name, types[model.id]);
    }
  }
  return groups;
}

function operationSchemas(
  source: Source,
  model: Model,
  frame: string,
  fields?: Record<string, string>,
): OperationSchemas {
  const input = inputSchema(source.document, model);
  const content = closed(model.result ?? { type: "null" });
  return { input, frame, slot: model.slot, content, ...(fields ? { fields } : {}) };
}

/** The components that inputs, replies and refusals refer to, directly or through others. */
function neededSchemas({ document, models }: Source): Set<string> {
  const components = new Map(componentSchemas(document).map((schema) => [schema.$id ?? "", schema]));
  const needed = new Set<string>();
  const visit = (schema: unknown) => {
    for (const [, id] of JSON.stringify(schema).matchAll(/"\$ref":"([^"]+)"/g)) {
      const name = (id ?? "").slice(idOf("").length);
      if (needed.has(name)) continue;
      needed.add(name);
      visit(components.get(id ?? ""));
    }
  };
  visit({ $ref: idOf("FailureEnvelope") });
  for (const model of models) visit([inputSchema(document, model), frameSchema(model), closed(model.result ?? {})]);
  return needed;
}

/** A string literal with one schema a line: JavaScript engines load strings far faster than code. */
export function written({ schemas, operations }: GroupSchemas): string {
  const lines = (all: Record<string, Schema | OperationSchemas>) =>
    Object.entries(all)
      .map(([name, schema]) => `${JSON.stringify(name)}:${JSON.stringify(schema)}`)
      .join(",\n");
  const text = `{"schemas":{\n${lines(schemas)}\n},"operations":{\n${lines(operations)}\n}}`;
  const plain = text.replaceAll(`"$ref":"${idOf("")}`, '"$ref":"');
  if (/`|\$\{/.test(plain)) throw new Error("A pattern or a value with a backtick or ${ can't stand in a raw text.");
  return `${firstLine}export const text = String.raw\`${plain}\`;\n`;
}

/** Bundles the module that checks; it imports the groups' files. */
async function bundled(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL(".", import.meta.url)), loader: "js" },
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    external: ["./checks/*"],
    minify: true,
    lineLimit: 160,
    legalComments: "none",
    banner: { js: firstLine.trim() },
  });
  return outputFiles[0]?.text ?? "";
}
