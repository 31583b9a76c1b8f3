import type { Document, Schema } from "../../../spec/tools/document.ts";
import { merge, nullableOf, refName, resolve } from "../../../spec/tools/schema.ts";
import type { FieldPage } from "../src/platform/contract-pages.ts";

/** A field with all that stands inside it; what holds itself is shown once. */
export function appFields(
  document: Document,
  name: string,
  schema: Schema,
  required: boolean,
  inside: readonly string[] = [],
): FieldPage {
  const whole = resolve(document, schema);
  const core = coreOf(document, schema);
  const named = refsOf(document, schema);
  const path = [...inside, ...named];
  const isSeen = named.some((each) => inside.includes(each));
  const fields = isSeen ? [] : partsOf(document, core, path);
  const values = valuesOf(core);
  return {
    name,
    type: typeText(document, schema),
    about: whole.description ?? core.description ?? "",
    required,
    rules: rulesOf(core),
    ...(values.length > 0 && { values }),
    ...(fields.length > 0 && { fields }),
  };
}

/** The fields of an object; of several shapes each as a field of its own. */
function partsOf(document: Document, core: Schema, path: readonly string[]): FieldPage[] {
  if (core.oneOf && !core.properties)
    return core.oneOf.map((shape, at) => appFields(document, refName(shape) ?? `shape ${at + 1}`, shape, false, path));
  const { properties = {}, required = [] } = core;
  return Object.entries(properties).map(([name, schema]) =>
    appFields(document, name, schema, required.includes(name), path),
  );
}

/** What is inside of null and of lists. */
function coreOf(document: Document, schema: Schema): Schema {
  const whole = merge(document, schema);
  const filled = nullableOf(whole);
  if (filled) return coreOf(document, filled);
  return whole.items ? coreOf(document, whole.items) : whole;
}

/** The names of the schemas passed on the way there. */
function refsOf(document: Document, schema: Schema): string[] {
  const name = refName(schema);
  const whole = resolve(document, schema);
  const next = nullableOf(whole) ?? whole.items;
  return [...(name === undefined ? [] : [name]), ...(next ? refsOf(document, next) : [])];
}

export function typeText(document: Document, schema: Schema): string {
  const whole = resolve(document, schema);
  const filled = nullableOf(whole);
  if (filled) return `${typeText(document, filled)} or null`;
  if (whole.items) return `list of ${typeText(document, whole.items)}`;
  if (whole.oneOf && !whole.type) return `one of ${whole.oneOf.length} shapes`;
  if (whole.allOf || whole.properties) return "object";
  if (whole.const !== undefined) return JSON.stringify(whole.const);
  const types = [whole.type ?? "any"].flat();
  const [first = "any"] = types.filter((type) => type !== "null");
  const named = whole.format === "date-time" ? "time" : whole.format === "binary" ? "file" : first;
  return types.includes("null") ? `${named} or null` : named;
}

function valuesOf({ enum: values = [], "x-labels": labels, "x-enum-varnames": names }: Schema) {
  const texts = typeof labels === "object" ? labels : {};
  return values.map((value, at) => ({
    value: names?.[at] ? `${value} ${names[at]}` : String(value),
    en: texts.en?.[at],
    "zh-CN": texts["zh-CN"]?.[at],
  }));
}

function rulesOf(schema: Schema): string[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, pattern, default: standard } = schema;
  const bounds = (least: number | undefined, most: number | undefined, unit: string) => {
    if (least !== undefined && most !== undefined)
      return [least === most ? `${least}${unit}` : `${least} to ${most}${unit}`];
    if (least !== undefined) return [`at least ${least}${unit}`];
    return most === undefined ? [] : [`at most ${most}${unit}`];
  };
  return [
    ...bounds(minLength, maxLength, " characters"),
    ...bounds(minimum, maximum, ""),
    ...bounds(minItems, maxItems, " entries"),
    ...(pattern === undefined || pattern.length > 60 ? [] : [`matches ${pattern}`]),
    ...(standard === undefined ? [] : [`${JSON.stringify(standard)} unless given`]),
  ];
}
