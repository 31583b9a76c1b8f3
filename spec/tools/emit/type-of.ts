import type { Document, Schema } from "../document.ts";
import { isBinary } from "../model.ts";
import { refName, resolve, walkDeep } from "../schema.ts";
import { doc, indented, key } from "./text.ts";

export type View = "wire" | "caller";

/** True where a caller's type differs from the wire's: something inside is filled by the SDK. */
export function hasFilled(document: Document, schema: Schema): boolean {
  const { "x-filled": _, ...itself } = schema;
  return [...walkDeep(document, itself)].some((part) => part["x-filled"]);
}

/** A schema as a TypeScript type. References become `Schemas["X"]`, or `X` where callers see less than the wire. */
export function typeOf(document: Document, schema: Schema, view: View): string {
  const name = refName(schema);
  if (name !== undefined) return view === "caller" && hasFilled(document, schema) ? name : `Schemas["${name}"]`;
  if (isBinary(schema)) return "Blob";
  const options = schema.oneOf ?? schema.anyOf;
  if (options) return options.map((option) => typeOf(document, option, view)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  return [schema.type ?? "unknown"]
    .flat()
    .map((type) => plainType(document, type, schema, view))
    .join(" | ");
}

function plainType(document: Document, type: string, schema: Schema, view: View): string {
  if (type === "integer") return "number";
  if (type === "array") return `readonly ${wrapped(typeOf(document, schema.items ?? {}, view))}[]`;
  if (type === "object") return objectType(document, schema, view);
  return type;
}

const wrapped = (type: string) => (type.includes(" ") ? `(${type})` : type);

function objectType(document: Document, schema: Schema, view: View): string {
  const { properties, additionalProperties } = schema;
  if (!properties) {
    const value = typeof additionalProperties === "object" ? typeOf(document, additionalProperties, view) : "never";
    return `Record<string, ${value}>`;
  }
  const fields = Object.entries(properties)
    .filter(([, property]) => view === "wire" || !property["x-filled"])
    .map(([name, property]) => field(document, name, property, schema.required?.includes(name) === true, view));
  return braced(fields);
}

/** The fields as an object type. */
export const braced = (fields: string[]) => `{\n${fields.map(indented).join("")}}`;

/** One documented property line. */
export function field(document: Document, name: string, schema: Schema, required: boolean, view: View): string {
  const { description, examples, default: fallback } = resolve(document, schema);
  const about = [
    description,
    fallback !== undefined && `@default ${JSON.stringify(fallback)}`,
    examples?.[0] !== undefined && `@example ${JSON.stringify(examples[0])}`,
  ].filter((text) => typeof text === "string");
  return `${doc(about)}${key(name)}${required ? "" : "?"}: ${typeOf(document, schema, view)};\n`;
}
