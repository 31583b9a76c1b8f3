import fc from "fast-check";
import type { Schema } from "../../../../spec/tools/document.ts";
import type { Model } from "../../../../spec/tools/model.ts";
import { UploadedFile } from "../../src/core/request.ts";
import { image } from "../../src/testing/images.ts";
import type { Contract, Rules } from "./contract.ts";
import { poolOf } from "./pool.ts";

type Fields = Record<string, unknown>;
const LONGEST = 60;
const START = Date.UTC(2024, 0, 1);
const END = Date.UTC(2028, 0, 1);

/** Generates valid inputs, without client-filled fields and with encrypted fields as plain text. */
export function inputOf(contract: Contract, model: Model): fc.Arbitrary<Fields> {
  const fields = model.fields.filter(({ schema }) => !contract.whole(schema)["x-filled"]);
  const ways = contract.waysOf(model.id);
  if (ways.length > 0) return fc.constantFrom(...ways).chain((way) => oneWay(contract, model, fields, way));
  const made = madeOf(contract, fields);
  const shown = contract.examplesOf(model.id).map((example) => plain(contract, model, example));
  if (shown.length === 0 || model.multipart) return made;
  return fc.oneof({ weight: 3, arbitrary: made }, { weight: 2, arbitrary: mixed(made, shown) });
}

type Given = Pick<Model["fields"][number], "name" | "schema" | "required">;
const madeOf = (contract: Contract, fields: readonly Given[]) =>
  record(fields.map(({ name, schema, required }) => [name, valueFor(contract, schema, name), required] as const));

/** Keeps the fields of this variant and removes those of the others. */
function oneWay(contract: Contract, model: Model, fields: readonly Given[], way: readonly string[]) {
  const others = contract
    .waysOf(model.id)
    .flat()
    .filter((name) => !way.includes(name));
  const own = fields.filter(({ name }) => !others.includes(name));
  return madeOf(
    contract,
    own.map((field) => ({ ...field, required: field.required || way.includes(field.name) })),
  );
}

/** An example with some regenerated fields. A body's example has no query. */
const mixed = (made: fc.Arbitrary<Fields>, shown: readonly Fields[]) =>
  fc.tuple(fc.constantFrom(...shown), made, fc.infiniteStream(fc.boolean())).map(([example, other, coins]) => {
    const kept = Object.keys(example).filter((name) => !Object.hasOwn(other, name) || coins.next().value);
    return { ...other, ...Object.fromEntries(kept.map((name) => [name, example[name]])) };
  });

/** Examples contain cipher texts and key ids, which are meaningless here. */
function plain(contract: Contract, model: Model, example: Fields): Fields {
  const entries = Object.entries(example).flatMap(([name, value]): [string, unknown][] => {
    const rules = contract.whole(model.fields.find((field) => field.name === name)?.schema ?? {});
    if (rules["x-filled"]) return [];
    if (rules["x-encrypted"]) return [[name, poolOf(name)[0] ?? ""]];
    if (name === "verification") return [[name, { code: "000000", googleCode: "000000", fundPassword: "246810" }]];
    return [[name, value]];
  });
  return Object.fromEntries(entries);
}

function valueFor(contract: Contract, schema: Schema, name: string): fc.Arbitrary<unknown> {
  const rules = contract.whole(schema);
  // A name may be used for fields of different formats.
  const known = poolOf(name).filter(
    (value) => rules["x-encrypted"] || new RegExp(rules.pattern ?? "").test(String(value)),
  );
  const made = madeFor(contract, rules, name);
  if (known.length === 0 || rules.enum || rules.oneOf) return made;
  return rules["x-encrypted"]
    ? fc.constantFrom(...known)
    : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, made);
}

function madeFor(contract: Contract, rules: Rules, name: string): fc.Arbitrary<unknown> {
  if (rules.const !== undefined) return fc.constant(rules.const);
  if (rules.enum) return fc.constantFrom(...rules.enum);
  const options = rules.oneOf ?? rules.anyOf;
  if (options) return fc.oneof(...options.map((option) => valueFor(contract, option, name)));
  const type = [rules.type].flat().find((each) => each !== "null");
  if (type === "integer" || type === "number")
    return fc.integer({ min: rules.minimum ?? 0, max: rules.maximum ?? 100 });
  if (type === "boolean") return fc.boolean();
  if (type === "array") {
    const least = rules.minItems ?? 0;
    const size = { minLength: least, maxLength: Math.max(least, Math.min(rules.maxItems ?? 3, 3)) };
    const item = valueFor(contract, rules.items ?? {}, name);
    // Unique by content, as in the contract.
    return rules.uniqueItems ? fc.uniqueArray(item, { ...size, selector: JSON.stringify }) : fc.array(item, size);
  }
  if (type === "object") {
    const properties = Object.entries(rules.properties ?? {}).filter(([, child]) => !contract.whole(child)["x-filled"]);
    return record(
      properties.map(
        ([child, schema]) =>
          [child, valueFor(contract, schema, child), rules.required?.includes(child) === true] as const,
      ),
    );
  }
  return type === "null" || type === undefined ? fc.constant(null) : textOf(rules);
}

function textOf({
  format,
  pattern,
  minLength = 0,
  maxLength = Number.POSITIVE_INFINITY,
}: Rules): fc.Arbitrary<unknown> {
  const size = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, LONGEST)) };
  if (format === "binary") return fc.constantFrom(...files);
  if (format === "email") return fc.emailAddress();
  if (format === "uri") return fc.webUrl({ validSchemes: pattern === "^https://" ? ["https"] : ["http", "https"] });
  const moment = fc.integer({ min: START, max: END }).map((ms) => new Date(ms).toISOString());
  if (format === "date-time") return moment;
  if (format === "date") return moment.map((text) => text.slice(0, 10));
  if (pattern !== undefined)
    return fc
      .stringMatching(new RegExp(pattern))
      .filter((text) => text.length >= minLength && text.length <= maxLength);
  return fc.oneof(fc.string(size), fc.string({ ...size, unit: "grapheme", maxLength: Math.max(minLength, 10) }));
}
const files = [
  image(),
  image("png"),
  image("pdf"),
  image("bmp", 0),
  new UploadedFile("file", "a/b\\..\u0000.png", new Uint8Array(3)),
];

type Field = readonly [name: string, value: fc.Arbitrary<unknown>, required: boolean];
/** Generates all required fields and some of the others. */
function record(fields: readonly Field[]): fc.Arbitrary<Fields> {
  const required = fields.filter(([, , isRequired]) => isRequired).map(([name]) => name);
  return fc.record(Object.fromEntries(fields.map(([name, value]) => [name, value])), {
    requiredKeys: required,
    noNullPrototype: true,
  });
}
