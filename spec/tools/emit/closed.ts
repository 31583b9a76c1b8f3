import type { Document, Schema } from "../document.ts";
import { isBinary, type Model } from "../model.ts";
import { merge, refName, resolve } from "../schema.ts";

/** Returns a component's id for Ajv; the sandbox's checks use the name alone. */
export const idOf = (name: string) => `https://coffer.example/${name}`;

/**
 * Returns the schema for validation: no annotations, closed objects, references by id, defaults only on top-level
 * fields.
 */
export function closed(schema: Schema): Schema {
  if (isBinary(schema)) return { type: "object" };
  const out: Record<string, unknown> = {};
  for (const [word, value] of Object.entries(schema)) {
    if (
      word.startsWith("x-") ||
      ["description", "examples", "example", "default", "title", "contentSchema", "contentMediaType"].includes(word)
    )
      continue;
    // A format of a number says its width, which its bounds say too.
    if (word === "format" && /^(int32|double)$/.test(String(value))) continue;
    out[word] = value;
  }
  const name = refName(schema);
  if (name !== undefined) out.$ref = idOf(name);
  if (schema.properties) {
    out.properties = Object.fromEntries(Object.entries(schema.properties).map(([key, child]) => [key, closed(child)]));
  }
  if (schema.items) out.items = closed(schema.items);
  for (const word of ["oneOf", "anyOf"] as const) {
    const options = schema[word];
    if (options)
      out[word] = options.map((option) => (isChoice(option) ? { type: "object", ...option } : closed(option)));
  }
  if (typeof schema.additionalProperties === "object") out.additionalProperties = closed(schema.additionalProperties);
  else if ([schema.type].flat().includes("object")) out.additionalProperties = schema.additionalProperties ?? false;
  return out;
}

/** Returns true for one of several field sets of the surrounding object. */
const isChoice = ({ required, type, properties }: Schema) => required !== undefined && !type && !properties;

/** Returns an operation's whole input, query and body in one closed object. */
export function inputSchema(document: Document, model: Model): Schema {
  const required = model.fields.filter((field) => field.required).map(({ name }) => name);
  const properties = model.fields.map(({ name, schema }): [string, Schema] => {
    const { default: fallback } = resolve(document, schema);
    return [name, fallback === undefined ? closed(schema) : { ...closed(schema), default: fallback }];
  });
  const oneOf = model.oneOf && { oneOf: model.oneOf.map((names) => ({ type: "object", required: names })) };
  return {
    type: "object",
    required,
    properties: Object.fromEntries(properties),
    additionalProperties: false,
    ...oneOf,
  };
}

/** Returns a success envelope without its result. All operations of a service share it. */
export function frameSchema({ reply, slot }: Model): Schema {
  const properties = Object.entries(reply.properties ?? {}).map(([name, schema]): [string, Schema] => {
    if (name === slot) return [name, {}];
    if (name === "error") return [name, { type: "null" }];
    return [name, schema.type === "boolean" ? { type: "boolean", const: true } : schema];
  });
  return closed({ ...reply, type: "object", properties: Object.fromEntries(properties) });
}

export const componentSchemas = (document: Document): Schema[] =>
  Object.entries(document.components.schemas ?? {}).map(([name, schema]) => ({
    ...closed(merge(document, schema)),
    $id: idOf(name),
  }));
