import type { Schema } from "../document.ts";
import { schemasOf } from "./places.ts";
import type { Contract, Finding } from "./rule.ts";

/** Every text, number and list has its limit; an enum and a constant are their own. */
export function* bounds({ document }: Contract): Iterable<Finding> {
  for (const [at, schema] of schemasOf(document)) {
    for (const word of missing(schema)) yield [at, `has no ${word}; write the limit that the sandbox holds.`];
  }
}

function missing(schema: Schema): string[] {
  const types = [schema.type ?? []].flat();
  const isFixed = schema.enum !== undefined || schema.const !== undefined;
  const words: (keyof Schema)[] = [];
  if (types.includes("string") && !isFixed) words.push("maxLength");
  if (types.includes("array")) words.push("maxItems");
  if (types.includes("integer") || types.includes("number")) words.push("format");
  if (types.includes("integer") && !isFixed) words.push("maximum");
  return words.filter((word) => schema[word] === undefined);
}
