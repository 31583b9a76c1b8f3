import type { Document, Schema } from "../document.ts";
import { merge } from "../schema.ts";
import { doc, firstLine, indented, key, type Source } from "./text.ts";

/** Generates the `error.data` types. They are self-contained, because the errors package imports nothing. */
export function errorData({ document }: Source): string {
  const rows = Object.entries(document["x-error-data"] ?? {});
  const names = [...new Set(rows.map(([, name]) => name))].sort();
  const declared = names.map((name) => {
    const schema = merge(document, { $ref: `#/components/schemas/${name}` });
    return `\n${doc([schema.description])}export interface ${name} ${whole(document, schema)}\n`;
  });
  const fields = rows.map(([code, name]) => `  readonly ${code}: ${name};\n`).join("");
  const about = "\n/** What `error.data` carries, by code. */\n";
  return `${firstLine}${declared.join("")}${about}export interface ErrorDataByCode {\n${fields}}\n`;
}

/** Returns a type with every reference inlined. */
function whole(document: Document, reference: Schema): string {
  const schema = merge(document, reference);
  const options = schema.oneOf ?? schema.anyOf;
  if (options) return options.map((option) => whole(document, option)).join(" | ");
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  return [schema.type ?? "unknown"]
    .flat()
    .map((type) => (type === "object" ? object(document, schema) : plain(document, type, schema)))
    .join(" | ");
}

function plain(document: Document, type: string, { items = {} }: Schema): string {
  if (type === "integer") return "number";
  return type === "array" ? `readonly (${whole(document, items)})[]` : type;
}

function object(document: Document, { properties = {}, required = [] }: Schema): string {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? "" : "?";
    return `${doc([merge(document, schema).description])}readonly ${key(name)}${mark}: ${whole(document, schema)};\n`;
  });
  return `{\n${fields.map(indented).join("")}}`;
}
