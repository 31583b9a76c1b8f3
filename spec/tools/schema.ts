import type { Document, Parameter, Schema } from "./document.ts";

const schemaRef = "#/components/schemas/";

/** The component's name where the schema is a reference to one. */
export function refName(schema: Schema): string | undefined {
  return schema.$ref?.startsWith(schemaRef) ? schema.$ref.slice(schemaRef.length) : undefined;
}

const refTo = (name: string) => schemaRef + name;

/** Returns the schema with its reference resolved; keywords beside the reference win. */
export function resolve(document: Document, schema: Schema): Schema {
  const name = refName(schema);
  if (name === undefined) return schema;
  const target = document.components.schemas?.[name];
  if (!target)
    throw new Error(`No schema named ${name}: add it to the schemas.yaml of its group or correct the reference.`);
  const { $ref: _, ...beside } = schema;
  return { ...resolve(document, target), ...beside };
}

export function resolveParameter(document: Document, parameter: Parameter | { $ref: string }): Parameter {
  if (!("$ref" in parameter)) return parameter;
  const name = parameter.$ref.split("/").at(-1) ?? "";
  const target = document.components.parameters?.[name];
  if (!target)
    throw new Error(`No parameter named ${name}: add it to spec/components/parameters.yaml or correct the reference.`);
  return target;
}

/** The schemas directly inside this one, each with its JSON pointer step. */
export function* childrenOf(schema: Schema): Generator<[step: string, child: Schema]> {
  for (const [name, child] of Object.entries(schema.properties ?? {})) yield [`properties/${name}`, child];
  if (schema.items) yield ["items", schema.items];
  if (schema.contentSchema) yield ["contentSchema", schema.contentSchema];
  if (typeof schema.additionalProperties === "object") yield ["additionalProperties", schema.additionalProperties];
  for (const word of ["allOf", "oneOf", "anyOf"] as const) {
    for (const [index, child] of (schema[word] ?? []).entries()) yield [`${word}/${index}`, child];
  }
}

/** Yields the schema and all nested schemas without resolving references. */
export function* walk(schema: Schema, pointer: string): Generator<[pointer: string, schema: Schema]> {
  yield [pointer, schema];
  for (const [step, child] of childrenOf(schema)) yield* walk(child, `${pointer}/${step}`);
}

/** Yields the schema and all nested schemas with references resolved, each component once. */
export function* walkDeep(document: Document, schema: Schema, seen = new Set<string>()): Generator<Schema> {
  for (const [, part] of walk(schema, "")) {
    yield part;
    const name = refName(part);
    if (name === undefined || seen.has(name)) continue;
    seen.add(name);
    const { $ref: _, ...target } = resolve(document, { $ref: refTo(name) });
    yield* walkDeep(document, target, seen);
  }
}

/** The other branch of `oneOf: [X, null]`. */
export function nullableOf(schema: Schema): Schema | undefined {
  if (schema.oneOf?.length !== 2 || !schema.oneOf.some(({ type }) => type === "null")) return undefined;
  return schema.oneOf.find(({ type }) => type !== "null");
}

/** One object schema out of an `allOf` of object schemas. */
export function merge(document: Document, schema: Schema): Schema {
  const whole = resolve(document, schema);
  if (!whole.allOf) return whole;
  const parts = whole.allOf.map((part) => merge(document, part));
  return {
    type: "object",
    required: [...new Set(parts.flatMap(({ required }) => required ?? []))],
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
  };
}
