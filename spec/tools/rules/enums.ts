import { schemasOf } from "./places.ts";
import type { Contract, Finding } from "./rule.ts";

/** Numbered enums have a unique name for each value. */
export function* enums({ document }: Contract): Iterable<Finding> {
  for (const [at, { enum: values, "x-enum-varnames": names, type }] of schemasOf(document)) {
    if (!values) {
      if (names) yield [at, "has x-enum-varnames but no enum; add the values."];
      continue;
    }
    if (new Set(values).size !== values.length) yield [`${at}/enum`, "names a value twice; delete one."];
    if ([type].flat().includes("integer") && !names) {
      yield [at, "is a numbered enumeration without x-enum-varnames; name the values, in the same order."];
    }
    if (!names) continue;
    if (names.length !== values.length) {
      yield [at, `has ${values.length} values but ${names.length} x-enum-varnames; give one name a value.`];
    }
    if (new Set(names).size !== names.length) yield [`${at}/x-enum-varnames`, "has a name twice; rename one."];
    for (const name of names.filter((each) => !/^[a-z][A-Za-z0-9]*$/.test(each))) {
      yield [`${at}/x-enum-varnames`, `has ${name}, which isn't camelCase; rename it.`];
    }
  }
}
