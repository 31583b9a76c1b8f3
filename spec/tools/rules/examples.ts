import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Document, Media, Schema } from "../document.ts";
import { operationsOf } from "../document.ts";
import { closed, componentSchemas } from "../emit/closed.ts";
import { bodySchema } from "../model.ts";
import { merge, resolveParameter } from "../schema.ts";
import { schemasOf } from "./places.ts";
import type { Contract, Finding } from "./rule.ts";

/** Every example is valid by its own schema. */
export function* examples({ document }: Contract): Iterable<Finding> {
  const check = checkerOf(document);
  for (const [at, schema] of schemasOf(document)) {
    for (const [index, value] of (schema.examples ?? []).entries())
      yield* check(`${at}/examples/${index}`, schema, value);
    if (schema.default !== undefined) yield* check(`${at}/default`, schema, schema.default);
  }
  for (const { operation } of operationsOf(document)) {
    const name = operation.operationId ?? "";
    for (const each of operation.parameters ?? []) {
      const { name: field, schema, ...parameter } = resolveParameter(document, each);
      for (const [at, value] of valuesOf(parameter))
        yield* check(`${name} parameter ${field} ${at}`, schema ?? {}, value);
    }
    for (const [at, value] of valuesOf(operation.requestBody?.content?.["application/json"] ?? {})) {
      yield* check(`${name} request ${at}`, bodySchema(operation) ?? {}, value);
    }
    for (const [status, { content }] of Object.entries(operation.responses ?? {})) {
      const { schema = {}, ...media } = content?.["application/json"] ?? {};
      for (const [at, value] of valuesOf(media)) yield* check(`${name} reply ${status} ${at}`, schema, value);
    }
  }
  for (const [name, response] of Object.entries(document.components.responses ?? {})) {
    const media = response.content?.["application/json"] ?? {};
    // The envelope; what narrows its code beside it is Redocly's to check.
    const schema = media.schema?.allOf?.[0] ?? media.schema ?? {};
    for (const [at, value] of valuesOf(media)) yield* check(`${name} ${at}`, schema, value);
  }
}

function* valuesOf({
  example,
  examples,
}: Pick<Media, "example" | "examples">): Generator<[at: string, value: unknown]> {
  if (example !== undefined) yield ["example", example];
  for (const [name, { value }] of Object.entries(examples ?? {}))
    if (value !== undefined) yield [`example ${name}`, value];
}

function checkerOf(document: Document) {
  const ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    strict: false,
    // Redocly's rules check the schemas. Each is used once or twice, so compile speed matters most.
    validateSchema: false,
    inlineRefs: false,
    code: { optimize: false },
  });
  addFormats.default(ajv);
  for (const schema of componentSchemas(document)) ajv.addSchema(schema);
  return function* (at: string, schema: Schema, value: unknown): Iterable<Finding> {
    const whole = schema.allOf ? merge(document, schema) : schema;
    if (ajv.validate(closed(whole), value)) return;
    yield [at, `breaks its schema: ${(ajv.errors ?? []).map(inWords).join("; ")}. Correct one of them.`];
  };
}

const inWords = ({ instancePath, message = "", params }: ErrorObject) =>
  `${instancePath || "the whole"} ${message} ${params.additionalProperty ?? ""}`.trim();
