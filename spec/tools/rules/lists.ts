import type { Document, Operation, Parameter, Schema } from "../document.ts";
import { bodySchema } from "../model.ts";
import { merge, resolve, resolveParameter } from "../schema.ts";
import { type Finding, forEachOperation } from "./rule.ts";

const sorting = /^[A-Za-z0-9]+ (asc|desc)$/;

/** A growing list supports sorting, filters by statuses and time, and reading to the end by cursor. */
export const lists = forEachOperation(function* (operation, { document }): Iterable<Finding> {
  const result = resultOf(document, operation);
  const rows = rowsIn(document, result);
  if (!rows || operation["x-bounded"]) return;
  const inputs = inputsOf(document, operation);
  const isPage = result.properties?.totalCount !== undefined;
  if (!isPage || !result.properties?.nextCursor || !result.required?.includes("nextCursor")) {
    yield ["responses/200", "is a list; answer items, totalCount and nextCursor, or say in x-bounded why it is short."];
    return;
  }
  for (const name of ["SkipCount", "MaxResultCount", "Cursor"].filter((each) => !inputs.has(each)))
    yield [name, "is missing; every list that grows takes it (components/parameters.yaml)."];
  const order = inputs.get("Sorting");
  if (!order) yield ["Sorting", "is missing; refer to TimeSorting, or name the fields the list sorts by."];
  else if (!order.enum?.every((each) => sorting.test(String(each))) || order.default === undefined)
    yield ["Sorting", "must be an enum of `<field> asc` and `<field> desc` with a default."];
  if (rows.properties?.time && !(inputs.has("StartTime") && inputs.has("EndTime")))
    yield ["StartTime", "or EndTime is missing; a list whose rows have a time is narrowed by it."];
  const status = inputs.get("Status");
  const hasStatus = isEnum(document, rows.properties?.status);
  if (hasStatus && ![status?.type].flat().includes("array"))
    yield ["Status", "must be an array; rows have a status, and a screen asks for several at once."];
});

/** A result with a deadline includes the server's time. */
export const serverTime = forEachOperation(function* (operation, { document }): Iterable<Finding> {
  const result = resultOf(document, operation);
  const names = expiring(document, result, new Set());
  if (names.length > 0 && !result.properties?.serverTime)
    yield [
      "responses/200",
      `has ${names[0]}, which ends something; add components/schemas.yaml#/ServerTime beside it, as serverTime.`,
    ];
});

function expiring(document: Document, schema: Schema, seen: Set<Schema>): string[] {
  const whole = resolve(document, schema);
  const children = [...Object.values(whole.properties ?? {}), ...(whole.items ? [whole.items] : []), ...options(whole)];
  const here = Object.entries(whole.properties ?? {})
    .filter(([, property]) => property["x-expires"] || resolve(document, property)["x-expires"])
    .map(([name]) => name);
  return [
    ...here,
    ...children.flatMap((child) => {
      const target = resolve(document, child);
      const key = child.$ref ? (document.components.schemas?.[child.$ref.split("/").at(-1) ?? ""] ?? target) : target;
      if (seen.has(key)) return [];
      seen.add(key);
      return expiring(document, child, seen);
    }),
  ];
}

const options = ({ oneOf = [], anyOf = [] }: Schema) => [...oneOf, ...anyOf];

function resultOf(document: Document, operation: Operation): Schema {
  const reply = merge(document, operation.responses?.["200"]?.content?.["application/json"]?.schema ?? {});
  return resolve(document, reply.properties?.result ?? reply.properties?.data ?? {});
}

/** Returns the row schema if the result is a list. */
function rowsIn(document: Document, result: Schema): Schema | undefined {
  const items = result.type === "array" ? result.items : resolve(document, result.properties?.items ?? {}).items;
  return items && resolve(document, items);
}

function inputsOf(document: Document, operation: Operation): Map<string, Schema> {
  const parameters = (operation.parameters ?? []).map((each): Parameter => resolveParameter(document, each));
  const body = merge(document, bodySchema(operation) ?? {}).properties ?? {};
  return new Map([
    ...parameters.map(({ name, schema = {} }): [string, Schema] => [name, resolve(document, schema)]),
    ...Object.entries(body).map(([name, schema]): [string, Schema] => [name, resolve(document, schema)]),
  ]);
}

const isEnum = (document: Document, schema: Schema | undefined) =>
  schema !== undefined && resolve(document, schema).enum !== undefined;
