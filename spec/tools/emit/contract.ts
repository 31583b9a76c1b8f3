import type { Model } from "../model.ts";
import { resolve } from "../schema.ts";
import { byGroup, doc, firstLine, indented, type Source } from "./text.ts";
import { braced, field, typeOf } from "./type-of.ts";

const head = `
import type { components } from "./types.ts";

type Schemas = components["schemas"];
`;

const wireInputsDoc =
  "Input as it travels: query and body in one object, with what the SDK fills. Fields with a default are always there.";

const factsType = `export interface OperationFacts {
  group: keyof OperationIdsByGroup;
  accounts?: readonly number[];
  errors: readonly number[];
  summary: string;
}
`;

/** What the sandbox and the documentation need beyond the client's table. */
export function contract(source: Source): string {
  const { document, models } = source;
  const inputs = models.map((model) => `${model.id}: ${wireInput(source, model)};\n`);
  const results = models.map(({ id, result }) => `${id}: ${result ? typeOf(document, result, "wire") : "null"};\n`);
  const idsByGroup = byGroup(source).map(([group, members]) => `${group}:${union(members)};\n`);
  const parts = [
    `export type OperationId =${union(models)};\n`,
    `export interface OperationIdsByGroup ${braced(idsByGroup)}\n`,
    `${doc([wireInputsDoc])}export interface WireInputs ${braced(inputs)}\n`,
    `/** What the envelope of a success carries. */\nexport interface Results ${braced(results)}\n`,
    factsType,
    `export const facts: Readonly<Record<OperationId, OperationFacts>> = ${braced(models.map(facts)).replace(/;$/, "")};\n`,
  ];
  return firstLine + head + parts.map((part) => `\n${part}`).join("");
}

const union = (models: Model[]) => models.map(({ id }) => `\n  | "${id}"`).join("");

function wireInput({ document }: Source, model: Model): string {
  if (model.fields.length === 0) return "Record<string, never>";
  const fields = model.fields.map(({ name, schema, required }) => {
    const hasDefault = resolve(document, schema).default !== undefined;
    return field(document, name, schema, required || hasDefault, "wire");
  });
  return braced(fields);
}

function facts(model: Model): string {
  const words = [
    `group: "${model.group}",\n`,
    model.accounts ? `accounts: [${model.accounts.join(", ")}],\n` : "",
    `errors: [${model.errors.join(", ")}],\n`,
    `summary: ${JSON.stringify(model.summary)},\n`,
  ];
  return `${model.id}: {\n${words.map(indented).join("")}},\n`;
}
