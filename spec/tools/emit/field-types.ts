import type { Document, Schema } from "../document.ts";
import { resolve } from "../schema.ts";
import type { Source } from "./text.ts";

/** Types of the fields that aren't plain strings, for reading them out of a query or a form. */
export function fieldTypes({ document, models }: Source): Record<string, Record<string, string>> {
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
