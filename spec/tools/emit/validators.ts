import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import addFormats from "ajv-formats";
import { build } from "esbuild";
import type { Document, Schema } from "../document.ts";
import { resolve } from "../schema.ts";
import { componentSchemas, idOf, inputSchema, replySchema } from "./closed.ts";
import type { FieldTypes } from "./read-fields.ts";
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
  const exported: Record<string, string> = {};
  const add = (name: string, schema: Schema) => {
    ajv.addSchema({ ...schema, $id: `operation:${name}` });
    exported[name] = `operation:${name}`;
  };
  for (const model of source.models) {
    add(`${model.id}_input`, inputSchema(source.document, model));
    add(`${model.id}_reply`, replySchema(model));
  }
  exported["failure"] = idOf("FailureEnvelope");
  return bundled(`${standalone.default(ajv, exported)}\n${exportsOf(source)}`);
}

function exportsOf({ document, models }: Source): string {
  const pairs = models.map(({ id }) => `${id}: { input: ${id}_input, reply: ${id}_reply }`);
  return `import { readerOf } from "./read-fields.ts";
const validators = { ${pairs.join(", ")} };
const readFields = /* @__PURE__ */ readerOf(${JSON.stringify(fieldTypes({ document, models }))});
export { validators, readFields };`;
}

function fieldTypes({ document, models }: Source): FieldTypes {
  const types = models.map(({ id, fields }): [string, Record<string, string>] => {
    const unlikeStrings = fields
      .map(({ name, schema }): [string, string] => [name, textType(document, schema)])
      .filter(([, type]) => type !== "string");
    return [id, Object.fromEntries(unlikeStrings)];
  });
  return Object.fromEntries(types.filter(([, fields]) => Object.keys(fields).length > 0));
}

function textType(document: Document, schema: Schema): string {
  const whole = resolve(document, schema);
  const type = [whole.type ?? "string"].flat()[0] ?? "string";
  return type === "array" ? `${textType(document, whole.items ?? {})}[]` : type;
}

/** Ajv's module still says `require`; one bundled file doesn't. */
async function bundled(code: string): Promise<string> {
  // Only what the map names is exported: 460 single names would tempt callers past it.
  const contents = code
    .replaceAll(/^export const (\w+_(?:input|reply)) =/gm, "const $1 =")
    .replaceAll(/;export const (\w+_(?:input|reply)) =/g, ";const $1 =");
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

export const validatorTypes = `${firstLine}
import type { OperationId } from "@coffer/sdk/contract";

/** A compiled check. After a \`false\`, \`errors\` says why; the next call overwrites it. */
export interface Check {
  (value: unknown): boolean;
  errors?: readonly CheckError[] | null;
}

export interface CheckError {
  /** Where, as a JSON pointer: "/verification/googleCode", "" for the whole. */
  instancePath: string;
  schemaPath: string;
  /** The broken rule: "required", "type", "pattern", "additionalProperties" … */
  keyword: string;
  /** Its particulars, such as \`missingProperty\` or \`additionalProperty\`. */
  params: Record<string, unknown>;
  message?: string;
}

export interface Checks {
  /** Query and body in one object. Fills the defaults of the fields left out. */
  input: Check;
  /** The whole envelope of a success. */
  reply: Check;
}

export declare const validators: Readonly<Record<OperationId, Checks>>;

/** The envelope of a refusal. */
export declare const failure: Check;

/**
 * Reads the strings of a query (or the text parts of a form) by the schema's type: "20" becomes 20 where the contract
 * says integer, "true" becomes true where it says boolean, a repeated name an array. What doesn't fit stays a string, so
 * that the check refuses it by name; unknown names stay too.
 */
export declare function readFields(operationId: OperationId, params: URLSearchParams): Record<string, unknown>;
`;
