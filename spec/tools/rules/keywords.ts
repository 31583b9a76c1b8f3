import { schemasOf } from "./places.ts";
import type { Contract, Finding } from "./rule.ts";

const known = new Set(
  `$ref type format description examples default const enum required properties additionalProperties items oneOf anyOf
  allOf minLength maxLength pattern minimum maximum exclusiveMinimum exclusiveMaximum minItems maxItems uniqueItems
  minProperties maxProperties propertyNames title contentMediaType contentSchema x-enum-varnames x-encrypted x-derived x-filled
  x-assumed x-expires x-labels x-life-cycle`.split(/\s+/),
);

/** An unknown keyword is mostly a comma in unquoted YAML: `{ description: one, two }` has the key `two`. */
export function* keywords({ document }: Contract): Iterable<Finding> {
  for (const [at, schema] of schemasOf(document)) {
    for (const word of Object.keys(schema).filter((each) => !known.has(each))) {
      yield [at, `has the unknown word \`${word}\`; quote the text before it, or correct the spelling.`];
    }
    if (schema.allOf && !at.endsWith(" reply"))
      yield [at, "uses allOf, which only envelopes do; write one flat object."];
    const missing = (schema.required ?? []).filter((name) => schema.properties && !(name in schema.properties));
    if (missing.length > 0) yield [`${at}/required`, `names ${missing.join(", ")}, which properties doesn't have.`];
  }
}
