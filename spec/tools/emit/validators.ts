import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import addFormats from "ajv-formats";
import { build } from "esbuild";
import type { Schema } from "../document.ts";
import { closed, componentSchemas, frameSchema, idOf, inputSchema } from "./closed.ts";
import { fieldTypes } from "./field-types.ts";
import { firstLine, type Source } from "./text.ts";

/** Checks of every input and reply, compiled ahead: loading them costs milliseconds, compiling them a second. */
export async function validators(source: Source): Promise<string> {
  const ajv = new Ajv2020({
    allErrors: true,
    useDefaults: true,
    allowUnionTypes: true,
    inlineRefs: false,
    code: { source: true, esm: true },
  });
  addFormats.default(ajv);
  for (const schema of componentSchemas(source.document)) ajv.addSchema(schema);
  const names = new Map<string, string>();
  const ids: Record<string, string> = {};
  // Equal schemas, frames above all, share one check.
  const check = (schema: Schema): string => {
    const text = JSON.stringify(schema);
    const known = names.get(text);
    if (known !== undefined) return known;
    const name = `check${names.size}`;
    names.set(text, name);
    const component = Object.keys(schema).length === 1 ? schema.$ref : undefined;
    ids[name] = component ?? idOf(name);
    if (component === undefined) ajv.addSchema(schema, ids[name]);
    return name;
  };
  const pairs = source.models.map((model) => {
    const content = check(closed(model.result ?? { type: "null" }));
    const reply = `framed(${check(frameSchema(model))}, "${model.slot}", ${content})`;
    return `${model.id}: { input: ${check(inputSchema(source.document, model))}, reply: ${reply} },`;
  });
  const failure = check({ $ref: idOf("FailureEnvelope") });
  const compiled = standalone(ajv, ids);
  return bundled(`import { framed } from "../runtime/framed.ts";
import { readerOf } from "../runtime/read-fields.ts";
${compiled.replaceAll(/(^|;)export const (check\d+) =/gm, "$1const $2 =")}
export const validators = { ${pairs.join("\n")} };
export const failure = ${failure};
export const readFields = /* @__PURE__ */ readerOf(${JSON.stringify(fieldTypes(source))});`);
}

/** Ajv's module still says `require`; one bundled file doesn't. */
async function bundled(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL(".", import.meta.url)), loader: "js" },
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    minify: true,
    lineLimit: 160,
    legalComments: "none",
    banner: { js: firstLine.trim() },
  });
  return outputFiles[0]?.text ?? "";
}
