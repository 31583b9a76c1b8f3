import type { Document, Schema } from "../document.ts";
import { refName, resolve, walk } from "../schema.ts";
import { callerFields } from "./shapes.ts";
import { doc, firstLine, type Source } from "./text.ts";
import { hasFilled } from "./type-of.ts";

const head = `
import type { components } from "./types.ts";

type Schemas = components["schemas"];
`;

/** Objects and named choices that results and inputs are made of, by their own names: `Coin` instead of `components["schemas"]["Coin"]`. */
export function entities({ document, models }: Source): string {
  const names = new Set<string>();
  for (const model of models) {
    if (model.result) collect(document, model.result, names);
    for (const { schema } of callerFields(model)) collect(document, schema, names);
  }
  const parts = [...names].sort().flatMap((name) => {
    const schema = document.components.schemas?.[name] ?? {};
    // A text or a number has nothing to name, and `Date` would hide the language's own.
    if (!schema.properties && !schema.enum) return [];
    // Those with named values stand in enums.ts, those with filled fields in shapes.ts.
    if (schema["x-enum-varnames"] || hasFilled(document, schema)) return [];
    return [`\n${doc([schema.description])}export type ${name} = Schemas["${name}"];\n`];
  });
  return firstLine + head + parts.join("");
}

function collect(document: Document, schema: Schema, names: Set<string>) {
  for (const [, part] of walk(schema, "")) {
    const name = refName(part);
    if (name === undefined || names.has(name)) continue;
    names.add(name);
    const { $ref: _, ...target } = resolve(document, { $ref: part.$ref ?? "" });
    collect(document, target, names);
  }
}
