import type { Document, Operation, Permission, Retry, Schema, Service, SessionEffect } from "./document.ts";
import { operationsOf } from "./document.ts";
import { merge, resolve, resolveParameter } from "./schema.ts";

/** An operation for the generators: input as one flat list of fields, result without its envelope. */
export interface Model {
  id: string;
  /** The correctly spelt name, if the product's name is misspelt: a second name of the call. */
  alias: string | undefined;
  group: string;
  method: string;
  path: string;
  service: Service;
  auth: Auth;
  accounts: number[] | undefined;
  retry: Retry;
  session: SessionEffect | undefined;
  /** The API key permission of the call; undefined if no key may make it. */
  permission: Permission | undefined;
  /** Why no key may make the call; undefined if one may, or if it needs no authentication. */
  noKey: string | undefined;
  errors: number[];
  summary: string;
  description: string;
  fields: Field[];
  /** Sets of fields, exactly one of which must be given, such as a uid or an e-mail address. */
  oneOf: string[][] | undefined;
  multipart: boolean;
  encrypted: Encrypted[];
  /** The envelope of a success. */
  reply: Schema;
  /** The envelope's result field: content services, in the older style, use `data`. */
  slot: "result" | "data";
  result: Schema | undefined;
}

export interface Field {
  name: string;
  schema: Schema;
  required: boolean;
  in: "query" | "body";
}

export interface Encrypted {
  field: string;
  keyId: string;
  derived: { businessType: number; key: string[]; ticket: string } | undefined;
}

export const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** When a call sends the session's token: always, if there is one, or never. */
export type Auth = "required" | "optional" | "none";

function authOf({ security }: Operation): Auth {
  if (!security) return "required";
  if (security.length === 0) return "none";
  return security.some((way) => Object.keys(way).length === 0) ? "optional" : "required";
}

function noKeyOf(document: Document, operation: Operation): string | undefined {
  if (operation["x-permission"] || authOf(operation) === "none") return undefined;
  const tag = document.tags.find(({ name }) => name === operation.tags?.[0]);
  return operation["x-no-key"] ?? tag?.["x-no-key"];
}

export const isBinary = ({ format }: Schema) => format === "binary";

export function modelsOf(document: Document): Model[] {
  const models = [...operationsOf(document)].map(({ path, method, operation }) => {
    const fields = fieldsOf(document, operation);
    const reply = merge(document, operation.responses?.["200"]?.content?.["application/json"]?.schema ?? {});
    const slot = reply.properties?.data ? ("data" as const) : ("result" as const);
    return {
      id: operation.operationId ?? "",
      alias: operation["x-alias"],
      group: operation.tags?.[0] ?? "",
      method: method.toUpperCase(),
      path,
      service: operation["x-service"] ?? "base",
      auth: authOf(operation),
      accounts: operation["x-accounts"],
      retry: operation["x-retry"] ?? "never",
      session: operation["x-session"],
      permission: operation["x-permission"],
      noKey: noKeyOf(document, operation),
      errors: operation["x-errors"] ?? [],
      summary: operation.summary ?? "",
      description: operation.description ?? "",
      fields,
      oneOf:
        operation["x-one-of"] ??
        merge(document, bodySchema(operation) ?? {}).oneOf?.map(({ required = [] }) => required),
      multipart: operation.requestBody?.content?.["multipart/form-data"] !== undefined,
      encrypted: fields.flatMap((field) => encryptedIn(document, field.name, field.schema, "")),
      reply,
      slot,
      result: reply.properties?.[slot],
    };
  });
  const order = document.tags.map(({ name }) => name);
  return models.sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
}

export function bodySchema(operation: Operation): Schema | undefined {
  const content = operation.requestBody?.content;
  return content?.["application/json"]?.schema ?? content?.["multipart/form-data"]?.schema;
}

function fieldsOf(document: Document, operation: Operation): Field[] {
  const query = (operation.parameters ?? [])
    .map((parameter) => resolveParameter(document, parameter))
    .filter((parameter) => parameter.in === "query")
    .map(({ name, required, description, schema = {} }) => ({
      name,
      schema: description === undefined ? schema : { ...schema, description },
      required: required === true,
      in: "query" as const,
    }));
  const body = merge(document, bodySchema(operation) ?? {});
  const inBody = Object.entries(body.properties ?? {}).map(([name, schema]) => ({
    name,
    schema,
    required: body.required?.includes(name) === true,
    in: "body" as const,
  }));
  return [...query, ...inBody];
}

/** Encrypted fields by dotted path; the key id and the ticket are their siblings. */
function encryptedIn(document: Document, name: string, schema: Schema, inside: string): Encrypted[] {
  const whole = resolve(document, schema);
  const path = inside + name;
  if (whole["x-encrypted"]) {
    const derived = whole["x-derived"] && { ...whole["x-derived"], ticket: `${inside}ticket` };
    return [{ field: path, keyId: `${path}KeyId`, derived }];
  }
  const properties = Object.entries(whole.properties ?? {});
  return properties.flatMap(([child, childSchema]) => encryptedIn(document, child, childSchema, `${path}.`));
}
