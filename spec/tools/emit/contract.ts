import { type Model, pascal } from "../model.ts";
import { resolve } from "../schema.ts";
import { importsOf, scopeOf, wireDeclarations } from "./group-files.ts";
import { byGroup, doc, firstLine, indented, type Source } from "./text.ts";
import { braced, field, hasFilled, type Scope } from "./type-of.ts";

const wireInputsDoc =
  "Input as it travels: query and body in one object, with what the SDK fills. Fields with a default are always there.";

const factsType = `export interface OperationFacts {
  group: keyof OperationIdsByGroup;
  accounts?: readonly number[];
  permission?: "read" | "withdraw" | "trade";
  errors: readonly number[];
  summary: string;
}
`;

/** Generates the operation data that only the sandbox and the documentation need. */
export function contract(source: Source): string {
  const { models } = source;
  const named = (word: string) => braced(models.map(({ id }) => `${id}: types.${pascal(id)}${word};\n`));
  const idsByGroup = byGroup(source).map(([group, members]) => `${group}:${union(members)};\n`);
  const parts = [
    `import type * as types from "./types.ts";\n`,
    `export type OperationId =${union(models)};\n`,
    `export interface OperationIdsByGroup ${braced(idsByGroup)}\n`,
    `/** What the envelope of a success carries. */\nexport interface Results ${named("Result")}\n`,
    `/** Catalogue codes by operation. */\nexport interface OperationErrors ${named("Errors")}\n`,
    factsType,
    `export const facts: Readonly<Record<OperationId, OperationFacts>> = ${braced(models.map(facts)).replace(/;$/, "")};\n`,
  ];
  return firstLine + parts.map((part) => `\n${part}`).join("");
}

/** Generates the wire types of inputs. */
export function wire(source: Source): string {
  const scope = scopeOf(source.document);
  const inputs = source.models.map((model) => `${model.id}: ${wireInput(scope, model)};\n`);
  const declarations = wireDeclarations(scope, source.models);
  for (const name of scope.used) if (name.startsWith("Wire")) scope.used.delete(name);
  const parts = [
    `import type * as types from "./types.ts";\n${importsOf(source, scope, "wire")}`,
    `${doc([wireInputsDoc])}export interface WireInputs ${braced(inputs)}\n`,
    ...declarations,
  ];
  return firstLine + parts.map((part) => `\n${part}`).join("");
}

const union = (models: Model[]) => models.map(({ id }) => `\n  | "${id}"`).join("");

/** Returns the wire type of an input, or the caller's type if they are the same. */
function wireInput(scope: Scope, model: Model): string {
  const { document } = scope;
  if (model.fields.length === 0) return "Record<string, never>";
  const fallback = (schema: Model["fields"][number]["schema"]) => resolve(document, schema).default;
  const travelsAsItIs = model.fields.every(
    ({ schema }) => !schema["x-filled"] && !hasFilled(document, schema) && fallback(schema) === undefined,
  );
  if (travelsAsItIs) return `types.${pascal(model.id)}Input`;
  const fields = model.fields.map(({ name, schema, required }) =>
    field(scope, name, schema, required || fallback(schema) !== undefined, "wire"),
  );
  return braced(fields);
}

function facts(model: Model): string {
  const words = [
    `group: "${model.group}",\n`,
    model.accounts ? `accounts: [${model.accounts.join(", ")}],\n` : "",
    model.permission ? `permission: "${model.permission}",\n` : "",
    `errors: [${model.errors.join(", ")}],\n`,
    `summary: ${JSON.stringify(model.summary)},\n`,
  ];
  return `${model.id}: {\n${words.map(indented).join("")}},\n`;
}
