import { bundle, createConfig } from "@redocly/openapi-core";
import openapiTs, { astToString, type OpenAPI3 } from "openapi-typescript";
import type { Schema } from "../document.ts";
import { spec } from "../groups.ts";
import { written } from "./validators.ts";

/** Generates the control API's types and the document that it serves. */
export async function controlFiles(into: string): Promise<[path: string, text: string][]> {
  const { bundle: joined, problems } = await bundle({ ref: `${spec}/control.yaml`, config: await createConfig({}) });
  if (problems.length > 0)
    throw new Error([...new Set(problems.map(({ message }) => `control.yaml: ${message}`))].join("\n"));
  const document: OpenAPI3 & Replying = joined.parsed;
  const json = `${JSON.stringify(document)}\n`;
  const types = astToString(await openapiTs(document, { silent: true, immutable: true, defaultNonNullable: false }));
  return [
    [`${into}/control.ts`, `// Written by \`gen\` from spec/control.yaml; change it there.\n${types}`],
    [`${into}/control.json`, json],
    [`${into}/checks/control.js`, written({ schemas: repliesOf(document), operations: {} })],
  ];
}

type Reply = { $ref?: string; content?: Record<string, { schema: Schema }> };
type Replying = {
  paths: Record<string, Record<string, { responses: Record<string, Reply> }>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Reply> };
};

/** Returns the replies of reading calls by call, and the components by name. */
function repliesOf({ paths, components }: Replying): Record<string, Schema> {
  const replies = Object.entries(paths).flatMap(([path, { get }]): [string, Schema][] => {
    const told = get?.responses["200"];
    const reply = told?.$ref === undefined ? told : components.responses[nameIn(told.$ref)];
    const schema = reply?.content?.["application/json"]?.schema;
    return schema ? [[`GET ${path.slice(1)}`, bare(schema)]] : [];
  });
  const shared = Object.entries(components.schemas).map(([name, schema]) => [name, bare(schema)]);
  return Object.fromEntries([...shared, ...replies]);
}

const nameIn = (reference: string) => reference.slice(reference.lastIndexOf("/") + 1);
const TOLD = ["description", "example", "examples", "default", "title"];

/** Returns the schema without annotations, references by name. */
function bare(schema: Schema): Schema {
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside);
    return typeof value === "object" && value !== null ? bare(value) : value;
  };
  const entries = Object.entries(schema).flatMap(([word, value]): [string, unknown][] => {
    if (TOLD.includes(word)) return [];
    if (word === "$ref") return [[word, nameIn(String(value))]];
    // The keys of `properties` are field names.
    if (word !== "properties") return [[word, inside(value)]];
    const fields = Object.entries(value as Record<string, Schema>);
    return [[word, Object.fromEntries(fields.map(([name, field]) => [name, bare(field)]))]];
  });
  return Object.fromEntries(entries);
}
