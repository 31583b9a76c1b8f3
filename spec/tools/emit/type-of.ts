import type { Document, Schema } from "../document.ts";
import { isBinary } from "../model.ts";
import { refName, resolve, walkDeep } from "../schema.ts";
import { doc, indented, key } from "./text.ts";

/** `caller`: without SDK-filled fields. `wire`: as sent. */
export type View = "wire" | "caller";

export interface Scope {
  document: Document;
  /** The named types that the text uses, for its imports. */
  used: Set<string>;
}

/** Objects, enums and unions are named types; strings, numbers and arrays are inlined. */
export const isNamed = ({ properties, enum: values, oneOf, anyOf }: Schema): boolean =>
  Boolean(properties ?? values ?? oneOf ?? anyOf);

/** Returns true if the SDK fills a nested field, so that the caller's type differs from the wire type. */
export function hasFilled(document: Document, schema: Schema): boolean {
  const { "x-filled": _, ...itself } = schema;
  return [...walkDeep(document, itself)].some((part) => part["x-filled"]);
}

/** A schema as a TypeScript type. A named type is referred to by name, `Wire<name>` if callers see less than the wire. */
export function typeOf(scope: Scope, schema: Schema, view: View): string {
  const { document, used } = scope;
  const name = refName(schema);
  if (name !== undefined) {
    const target = document.components.schemas?.[name] ?? resolve(document, schema);
    if (!isNamed(target)) return typeOf(scope, target, view);
    const written = view === "wire" && hasFilled(document, target) ? `Wire${name}` : name;
    used.add(written);
    return written;
  }
  if (isBinary(schema)) return "Blob";
  const options = schema.oneOf ?? schema.anyOf;
  if (options && !schema.properties) return options.map((option) => typeOf(scope, option, view)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  return [schema.type ?? "unknown"]
    .flat()
    .map((type) => plainType(scope, type, schema, view))
    .join(" | ");
}

function plainType(scope: Scope, type: string, schema: Schema, view: View): string {
  if (type === "integer") return "number";
  if (type === "array") return `readonly ${wrapped(typeOf(scope, schema.items ?? {}, view))}[]`;
  if (type === "object") return objectType(scope, schema, view);
  // Adds the type of the parsed text to the imports.
  if (schema.contentSchema) typeOf(scope, schema.contentSchema, view);
  return type;
}

const wrapped = (type: string) => (type.includes(" ") ? `(${type})` : type);

/** Returns an object's type; received objects are readonly. */
export function objectType(scope: Scope, schema: Schema, view: View): string {
  const { properties, additionalProperties } = schema;
  if (!properties) {
    if (additionalProperties === true) return "Record<string, unknown>";
    return `Record<string, ${typeof additionalProperties === "object" ? typeOf(scope, additionalProperties, view) : "never"}>`;
  }
  const fields = Object.entries(properties)
    .filter(([, property]) => view === "wire" || !property["x-filled"])
    .map(([name, property]) =>
      field(scope, name, property, schema.required?.includes(name) === true, view, "readonly "),
    );
  return braced(fields);
}

/** The fields as an object type. */
export const braced = (fields: string[]) => `{\n${fields.map(indented).join("")}}`;

/** One documented property line. */
export function field(
  scope: Scope,
  name: string,
  schema: Schema,
  required: boolean,
  view: View,
  modifier: "" | "readonly " = "",
): string {
  const { description, examples, default: fallback } = described(scope.document, schema);
  const about = [
    description,
    fallback !== undefined && `@default ${JSON.stringify(fallback)}`,
    examples?.[0] !== undefined && `@example ${JSON.stringify(examples[0])}`,
  ].filter((text) => typeof text === "string");
  return `${doc(about)}${modifier}${key(name)}${required ? "" : "?"}: ${typeOf(scope, schema, view)};\n`;
}

/** A field's description: its own, or that of the schema it refers to, also in `X | null`. */
function described(document: Document, schema: Schema): Schema {
  const whole = resolve(document, schema);
  const other = whole.oneOf?.find(({ type }) => type !== "null");
  if (whole.description !== undefined || !other) return whole;
  return { ...resolve(document, other), ...whole };
}
