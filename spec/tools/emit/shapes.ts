import type { Schema } from "../document.ts";
import { type Model, pascal } from "../model.ts";
import { refName, resolve, walk } from "../schema.ts";
import { doc, firstLine, type Source } from "./text.ts";
import { braced, field, hasFilled, typeOf } from "./type-of.ts";

const head = `
import type { components } from "./types.ts";

type Schemas = components["schemas"];
`;

/** What callers pass, what they get and which codes they may meet, one name each. */
export function shapes(source: Source): string {
  const { models } = source;
  const parts = [...callerViews(source), ...models.flatMap((model) => shapesOf(source, model)), errorMap(models)];
  return firstLine + head + parts.map((part) => `\n${part}`).join("");
}

export const callerFields = (model: Model) => model.fields.filter(({ schema }) => !schema["x-filled"]);

/** True where the call works with nothing passed. */
export const mayBeEmpty = (model: Model) => callerFields(model).every(({ required }) => !required);

function shapesOf({ document }: Source, model: Model): string[] {
  const name = pascal(model.id);
  const fields = callerFields(model).map((each) => field(document, each.name, each.schema, each.required, "caller"));
  const about = doc([`Input of \`${model.group}.${model.id}\`: ${lowerFirst(model.summary)}.`]);
  const input =
    fields.length > 0 ? `export interface ${name}Input ${braced(fields)}\n` : `export type ${name}Input = undefined;\n`;
  const result = model.result ? typeOf(document, model.result, "wire") : "null";
  const aboutResult = doc([model.result && resolve(document, model.result).description]);
  return [
    about + input,
    `${aboutResult}export type ${name}Result = ${result};\n`,
    `/** Codes \`${model.group}.${model.id}\` may answer. */\nexport type ${name}Errors = ${model.errors.join(" | ") || "never"};\n`,
  ];
}

/** Components that callers see without the fields the SDK fills. */
function callerViews({ document, models }: Source): string[] {
  const seen = new Map<string, Schema>();
  const visit = (schema: Schema) => {
    for (const [, part] of walk(schema, "")) {
      const name = refName(part);
      if (name === undefined || seen.has(name) || part["x-filled"] || !hasFilled(document, part)) continue;
      const target = resolve(document, { $ref: part.$ref ?? "" });
      seen.set(name, target);
      visit(target);
    }
  };
  for (const model of models) for (const { schema } of callerFields(model)) visit(schema);
  return [...seen].map(
    ([name, schema]) => `${doc([schema.description])}export interface ${name} ${typeOf(document, schema, "caller")}\n`,
  );
}

const errorMap = (models: Model[]) =>
  `/** Catalogue codes by operation. */\nexport interface OperationErrors {\n${models
    .map(({ id }) => `  ${id}: ${pascal(id)}Errors;\n`)
    .join("")}}\n`;

const lowerFirst = (text: string) => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);
