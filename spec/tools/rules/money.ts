import { resolve } from "../schema.ts";
import { namedSchemasOf, schemasOf } from "./places.ts";
import type { Contract, Finding } from "./rule.ts";

const moneyWords = /(amount|fee|price|balance|rate|total|limit|cost|worth|quota|profit|interest|income)/i;
// Counts and measures with names like amounts.
const counted = /(count|seconds|minutes|hours|days|size|length|attempts|confirmations|decimals|scale|number)s?$/i;

/** Money is a decimal string: a JSON number would lose precision as a float. */
export function* money({ document }: Contract): Iterable<Finding> {
  for (const [at, { type }] of schemasOf(document)) {
    if ([type].flat().includes("number") && !counted.test(at)) {
      yield [at, "is a number; refer to Amount, Rate or Percent, or make it an integer."];
    }
  }
  for (const [at, name, schema] of namedSchemasOf(document)) {
    const whole = resolve(document, schema);
    const isNumber = [whole.type].flat().includes("integer") && !whole.enum;
    if (isNumber && moneyWords.test(name) && !counted.test(name)) {
      yield [at, `reads as money but is an integer; refer to Amount, or name it ${name}Count if it counts.`];
    }
  }
}
