import type { Document, Schema } from "../document.ts";
import { resolve } from "../schema.ts";
import type { Source } from "./text.ts";

/** Returns the types of non-string fields, for parsing a query or form. */
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
