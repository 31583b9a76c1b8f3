import { refName, walkDeep } from "../schema.ts";
import { callerFields } from "./shapes.ts";
import { doc, firstLine, type Source } from "./text.ts";
import { hasFilled } from "./type-of.ts";

const head = `
import type { components } from "./types.ts";

type Schemas = components["schemas"];
`;

/** Objects and named choices that results and inputs are made of, by their own names: `Coin` instead of `components["schemas"]["Coin"]`. */
export function entities({ document, models }: Source): string {
  const roots = models.flatMap((model) => [model.result ?? {}, ...callerFields(model).map(({ schema }) => schema)]);
  const parts = roots.flatMap((root) => [...walkDeep(document, root)].map(refName));
  const names = new Set(parts.filter((name) => name !== undefined));
  const types = [...names].sort().flatMap((name) => {
    const schema = document.components.schemas?.[name] ?? {};
    // A text or a number has nothing to name, and `Date` would hide the language's own.
    if (!schema.properties && !schema.enum) return [];
    // Those with named values stand in enums.ts, those with filled fields in shapes.ts.
    if (schema["x-enum-varnames"] || hasFilled(document, schema)) return [];
    return [`\n${doc([schema.description])}export type ${name} = Schemas["${name}"];\n`];
  });
  return firstLine + head + types.join("");
}
