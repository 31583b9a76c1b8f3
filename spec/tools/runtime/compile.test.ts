import fc from "fast-check";
import { expect, test } from "vitest";
import type { Schema } from "../document.ts";
import { oddity, theirs } from "../testing/ajv.ts";
import { compile, type Fault } from "./compile.ts";

function ours(test: ReturnType<typeof compile>, value: unknown): Fault[] {
  const faults: Fault[] = [];
  test(value, "", faults);
  return faults;
}

const words: [word: string, schema: Schema][] = [
  ["type", { type: "integer" }],
  ["types", { type: ["string", "null"], minLength: 2 }],
  ["a type and its rules", { type: "string", minLength: 2, maxLength: 3, pattern: "^\\p{L}+$" }],
  ["bounds", { type: "number", minimum: 1, maximum: 20 }],
  ["open bounds", { type: "number", exclusiveMinimum: 1, exclusiveMaximum: 21 }],
  ["enum", { type: "integer", enum: [0, 1] }],
  ["enum of texts", { type: "string", enum: ["x", "10"], maxLength: 1 }],
  ["const", { const: 1 }],
  ["date", { type: "string", format: "date" }],
  ["time", { type: "string", format: "date-time" }],
  ["mail", { type: "string", format: "email" }],
  ["link", { type: "string", format: "uri" }],
  ["list", { type: "array", minItems: 1, maxItems: 2, uniqueItems: true, items: { type: "integer", maximum: 0 } }],
  ["set", { type: "array", uniqueItems: true, items: { enum: [0, 1, null] } }],
  ["map", { type: "object", minProperties: 1, maxProperties: 1, additionalProperties: { type: "string" } }],
  [
    "object",
    {
      type: "object",
      required: ["a", "b"],
      additionalProperties: false,
      properties: { a: { type: "string", minLength: 1 }, "b/~": { type: "array", items: { const: 1 } } },
    },
  ],
  ["a pair", { type: "array", prefixItems: [{ type: "integer" }, { type: "string", minLength: 2 }] }],
  [
    "all of",
    {
      allOf: [
        { type: "string", minLength: 2 },
        { type: "string", maxLength: 2 },
      ],
    },
  ],
  [
    "any of",
    {
      anyOf: [
        { type: "string", minLength: 2 },
        { type: "integer", minimum: 1 },
      ],
    },
  ],
  ["one of", { oneOf: [{ type: "number", minimum: 1 }, { type: "integer" }, { type: "null" }] }],
  ["one of the fields", { type: "object", oneOf: [{ required: ["a"] }, { required: ["b"] }], required: ["c"] }],
];

test.each(words)("%s", (_, schema) => {
  const never = () => {
    throw new Error("There is no reference.");
  };
  const test = compile(schema, never);
  const inside = fc.dictionary(fc.constantFrom("a", "b", "b/~", "c", "toString"), fc.oneof(oddity, fc.array(oddity)));
  fc.assert(
    fc.property(fc.oneof(oddity, fc.array(oddity, { maxLength: 4 }), inside), (value) => {
      expect(ours(test, value)).toEqual(theirs(schema, value));
    }),
  );
});

test("throws for an unknown keyword or format", () => {
  expect(() => compile({ type: "string", contentMediaType: "x" } as Schema, () => () => {})).toThrow(
    /contentMediaType/,
  );
  expect(() => compile({ type: "string", format: "moon" }, () => () => {})).toThrow(/moon/);
});
