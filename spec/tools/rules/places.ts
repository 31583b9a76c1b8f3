import type { Document, Schema } from "../document.ts";
import { operationsOf } from "../document.ts";
import { bodySchema } from "../model.ts";
import { resolveParameter, walk } from "../schema.ts";

/** Every schema written in the contract, with its location. */
export function* schemasOf(document: Document): Generator<[at: string, schema: Schema]> {
  for (const [name, schema] of Object.entries(document.components.schemas ?? {})) yield* walk(schema, name);
  for (const { operation } of operationsOf(document)) {
    const at = operation.operationId ?? "";
    for (const each of operation.parameters ?? []) {
      const { name, schema } = resolveParameter(document, each);
      if (schema) yield* walk(schema, `${at} parameter ${name}`);
    }
    const body = bodySchema(operation);
    if (body) yield* walk(body, `${at} request`);
    const reply = operation.responses?.["200"]?.content?.["application/json"]?.schema;
    if (reply) yield* walk(reply, `${at} reply`);
  }
}

/** Every named value of the contract: properties and query parameters. */
export function* namedSchemasOf(document: Document): Generator<[at: string, name: string, schema: Schema]> {
  for (const [at, schema] of schemasOf(document)) {
    for (const [name, child] of Object.entries(schema.properties ?? {}))
      yield [`${at}/properties/${name}`, name, child];
  }
  for (const { operation } of operationsOf(document)) {
    for (const each of operation.parameters ?? []) {
      const { name, schema, description } = resolveParameter(document, each);
      const described = description === undefined ? { ...schema } : { ...schema, description };
      yield [`${operation.operationId} parameter ${name}`, name, described];
    }
  }
}
