import { nullableOf, resolve } from "../schema.ts";
import { namedSchemasOf } from "./places.ts";
import type { Contract, Finding } from "./rule.ts";

/** Every property, parameter and shared schema has a description. */
export function* described({ document }: Contract): Iterable<Finding> {
  for (const [at, , schema] of namedSchemasOf(document)) {
    const whole = resolve(document, schema);
    const other = nullableOf(whole);
    if (whole.description || (other && resolve(document, other).description)) continue;
    yield [at, "has no description; write one sentence, or refer to a described schema."];
  }
  for (const [name, { description }] of Object.entries(document.components.schemas ?? {})) {
    if (!description) yield [name, "has no description; write one sentence."];
  }
}
