import { fullFormats } from "ajv-formats/dist/formats.js";
import type { Schema } from "../document.ts";

/** A validation error, shaped like Ajv's. */
export interface Fault {
  /** The location as a JSON pointer. */
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message: string;
}

/** Appends the errors of `value` to `faults`; `path` is the JSON pointer to it. */
export type Test = (value: unknown, path: string, faults: Fault[]) => void;

type Values = Record<string, unknown>;
type Rule = (schema: Schema, find: (name: string) => Test) => Test | undefined;

/**
 * Compiles a schema into a function that checks a value. It builds closures instead of generating source code, so it
 * also runs in a page whose content security policy forbids eval. It reports the same errors as Ajv with `allErrors`, in
 * the same order and wording; `checks.property.test.ts` compares the two. `find` returns the check of a referenced schema.
 */
export function compile(schema: Schema, find: (name: string) => Test): Test {
  const unknown = Object.keys(schema).filter((word) => !words.has(word));
  if (unknown.length > 0) throw new Error(`The checks don't know ${unknown.join(", ")}.`);
  const make = (rules: Record<string, Rule>) =>
    Object.entries(rules).flatMap(([word, rule]) => (word in schema ? (rule(schema, find) ?? []) : []));
  const types = [schema.type ?? []].flat();
  const isGood = types.map((type) => isOfType[type] ?? never);
  const [first = never, second = never] = isGood;
  // Nearly all have one type, or one and null.
  const fits =
    isGood.length > 2
      ? (value: unknown) => isGood.some((good) => good(value))
      : (value: unknown) => first(value) || second(value);
  const typeTest: Test = (value, path, faults) => {
    if (!fits(value)) faults.push(fault(path, "type", { type: schema.type }, `must be ${types.join(",")}`));
  };
  const tests: Test[] = [];
  const [only] = types.length === 1 ? types : [];
  const groups = Object.entries(ofType).map(([type, rules]) => ({ type, tests: make(rules) }));
  const ownGroup = groups.find(({ type, tests }) => type === only && tests.length > 0);
  if (types.length > 0 && !ownGroup) tests.push(typeTest);
  tests.push(...make(general));
  for (const group of groups) {
    const good = isOfType[group.type] ?? never;
    if (group.tests.length > 0)
      tests.push((value, path, faults) => {
        if (good(value)) for (const test of group.tests) test(value, path, faults);
        else if (group === ownGroup) typeTest(value, path, faults);
      });
  }
  return all(tests);
}

function all(tests: Test[]): Test {
  const [only] = tests;
  if (only && tests.length === 1) return only;
  return (value, path, faults) => {
    for (const test of tests) test(value, path, faults);
  };
}

const fault = (instancePath: string, keyword: string, params: Values, message: string): Fault => ({
  instancePath,
  keyword,
  params,
  message,
});

const never = () => false;
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isOfType: Readonly<Record<string, (value: unknown) => boolean>> = {
  number: isNumber,
  integer: (value) => Number.isInteger(value),
  string: (value) => typeof value === "string",
  boolean: (value) => typeof value === "boolean",
  null: (value) => value === null,
  array: Array.isArray,
  object: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
};

const bound =
  (
    word: "maximum" | "minimum" | "exclusiveMaximum" | "exclusiveMinimum",
    sign: string,
    isGood: (value: number, limit: number) => boolean,
  ): Rule =>
  (schema) => {
    const limit = schema[word] ?? 0;
    return (value, path, faults) => {
      if (!isGood(value as number, limit))
        faults.push(fault(path, word, { comparison: sign, limit }, `must be ${sign} ${limit}`));
    };
  };

const size =
  (word: SizeWord, what: string, sizeOf: (value: never) => number): Rule =>
  (schema) => {
    const limit = schema[word] ?? 0;
    const isMost = word.startsWith("max");
    const message = `must NOT have ${isMost ? "more" : "fewer"} than ${limit} ${what}`;
    return (value, path, faults) => {
      const size = sizeOf(value as never);
      if (isMost ? size > limit : size < limit) faults.push(fault(path, word, { limit }, message));
    };
  };
type SizeWord = "maxLength" | "minLength" | "maxItems" | "minItems" | "maxProperties" | "minProperties";

/** Length in Unicode code points, as JSON Schema counts. */
function characters(text: string): number {
  if (!/[\ud800-\udfff]/.test(text)) return text.length;
  let count = 0;
  for (const _ of text) count++;
  return count;
}

const pattern: Rule = ({ pattern = "" }) => {
  const form = new RegExp(pattern, "u");
  return (value, path, faults) => {
    if (!form.test(value as string))
      faults.push(fault(path, "pattern", { pattern }, `must match pattern "${pattern}"`));
  };
};

const format: Rule = ({ format = "" }) => {
  const known = (fullFormats as Readonly<Record<string, unknown>>)[format];
  const isGood = matcher(known);
  if (!isGood) throw new Error(`The checks don't know the format ${format}.`);
  return (value, path, faults) => {
    if (!isGood(value as string)) faults.push(fault(path, "format", { format }, `must match format "${format}"`));
  };
};

function matcher(known: unknown): ((text: string) => boolean) | undefined {
  if (known instanceof RegExp) return (text) => known.test(text);
  if (typeof known === "function") return known as (text: string) => boolean;
  return typeof known === "object" && known !== null && "validate" in known ? matcher(known.validate) : undefined;
}

const uniqueItems: Rule = ({ items = {} }) => {
  // An item of a wrong type is reported by `items`; like Ajv, don't compare it.
  const types = [items.type ?? []].flat();
  const isGood = types.map((type) => isOfType[type] ?? never);
  return (value, path, faults) => {
    const seen = new Map<unknown, number>();
    let twice: { i: number; j: number } | undefined;
    for (const [at, item] of (value as unknown[]).entries()) {
      if (isGood.length > 0 && !isGood.some((good) => good(item))) continue;
      const key = typeof item === "object" ? JSON.stringify(item) : item;
      const before = seen.get(key);
      seen.set(key, at);
      if (before === undefined) continue;
      // Ajv reports the last pair; which index it calls i depends on whether the items' type is known.
      if (isGood.length === 0) twice = { i: at, j: before };
      else if (!twice || before > twice.i) twice = { i: before, j: at };
    }
    if (!twice) return;
    const message = `must NOT have duplicate items (items ## ${twice.j} and ${twice.i} are identical)`;
    faults.push(fault(path, "uniqueItems", twice, message));
  };
};

const items: Rule = ({ items = {} }, find) => {
  const test = compile(items, find);
  return (value, path, faults) => {
    for (const [at, item] of (value as unknown[]).entries()) test(item, `${path}/${at}`, faults);
  };
};

const prefixItems: Rule = ({ prefixItems = [] }, find) => {
  const tests = prefixItems.map((schema) => compile(schema, find));
  return (value, path, faults) => {
    for (const [at, item] of (value as unknown[]).entries()) tests[at]?.(item, `${path}/${at}`, faults);
  };
};

const required: Rule =
  ({ required = [] }) =>
  (value, path, faults) => {
    for (const name of required) {
      if ((value as Values)[name] === undefined)
        faults.push(fault(path, "required", { missingProperty: name }, `must have required property '${name}'`));
    }
  };

const additionalProperties: Rule = ({ additionalProperties: others = true, properties = {} }, find) => {
  if (others === true) return undefined;
  const known = new Set(Object.keys(properties));
  const test = others === false ? undefined : compile(others, find);
  return (value, path, faults) => {
    for (const name of Object.keys(value as Values)) {
      if (known.has(name)) continue;
      if (test) test((value as Values)[name], `${path}/${escaped(name)}`, faults);
      else
        faults.push(
          fault(path, "additionalProperties", { additionalProperty: name }, "must NOT have additional properties"),
        );
    }
  };
};

const properties: Rule = ({ properties = {} }, find) => {
  const tests = Object.entries(properties).map(
    ([name, schema]) => [name, `/${escaped(name)}`, compile(schema, find)] as const,
  );
  return (value, path, faults) => {
    for (const [name, step, test] of tests) {
      const property = (value as Values)[name];
      if (property !== undefined) test(property, path + step, faults);
    }
  };
};

const escaped = (name: string) => name.replaceAll("~", "~0").replaceAll("/", "~1");

const reference: Rule = ({ $ref = "" }, find) => {
  // Resolved on first use, because a schema may refer to itself.
  let test: Test | undefined;
  return (value, path, faults) => {
    test ??= find($ref);
    test(value, path, faults);
  };
};

const constant: Rule =
  ({ const: allowedValue }) =>
  (value, path, faults) => {
    if (value !== allowedValue) faults.push(fault(path, "const", { allowedValue }, "must be equal to constant"));
  };

const oneOfValues: Rule = ({ enum: allowedValues = [] }) => {
  const values = new Set<unknown>(allowedValues);
  return (value, path, faults) => {
    if (!values.has(value))
      faults.push(fault(path, "enum", { allowedValues }, "must be equal to one of the allowed values"));
  };
};

const anyOf: Rule = ({ anyOf = [] }, find) => {
  const tests = anyOf.map((option) => compile(option, find));
  return (value, path, faults) => {
    const inside: Fault[] = [];
    for (const test of tests) {
      const before = inside.length;
      test(value, path, inside);
      if (inside.length === before) return;
    }
    faults.push(...inside, fault(path, "anyOf", {}, "must match a schema in anyOf"));
  };
};

const allOf: Rule = ({ allOf = [] }, find) => all(allOf.map((part) => compile(part, find)));

const oneOf: Rule = ({ oneOf = [] }, find) => {
  const tests = oneOf.map((option) => compile(option, find));
  return (value, path, faults) => {
    const inside: Fault[] = [];
    const passing: number[] = [];
    for (const [at, test] of tests.entries()) {
      const before = inside.length;
      test(value, path, inside);
      if (inside.length === before) passing.push(at);
      if (passing.length === 2) break;
    }
    if (passing.length === 1) return;
    const passingSchemas = passing.length === 2 ? passing : null;
    faults.push(...inside, fault(path, "oneOf", { passingSchemas }, "must match exactly one schema in oneOf"));
  };
};

// In the order in which Ajv evaluates keywords.
const general: Record<string, Rule> = { $ref: reference, const: constant, enum: oneOfValues, anyOf, oneOf, allOf };
const ofType: Readonly<Record<"number" | "string" | "array" | "object", Record<string, Rule>>> = {
  number: {
    maximum: bound("maximum", "<=", (value, limit) => value <= limit),
    minimum: bound("minimum", ">=", (value, limit) => value >= limit),
    exclusiveMaximum: bound("exclusiveMaximum", "<", (value, limit) => value < limit),
    exclusiveMinimum: bound("exclusiveMinimum", ">", (value, limit) => value > limit),
  },
  string: {
    maxLength: size("maxLength", "characters", characters),
    minLength: size("minLength", "characters", characters),
    pattern,
    format,
  },
  array: {
    maxItems: size("maxItems", "items", (value: unknown[]) => value.length),
    minItems: size("minItems", "items", (value: unknown[]) => value.length),
    prefixItems,
    items,
    uniqueItems,
  },
  object: {
    maxProperties: size("maxProperties", "properties", (value: Values) => Object.keys(value).length),
    minProperties: size("minProperties", "properties", (value: Values) => Object.keys(value).length),
    required,
    additionalProperties,
    properties,
  },
};
const words = new Set([
  "type",
  ...Object.keys(general),
  ...Object.values(ofType).flatMap((rules) => Object.keys(rules)),
]);
