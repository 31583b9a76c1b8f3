import { type Model, pascal } from "../model.ts";
import { resolve } from "../schema.ts";
import { doc } from "./text.ts";
import { braced, field, type Scope, typeOf } from "./type-of.ts";

export const callerFields = (model: Model) => model.fields.filter(({ schema }) => !schema["x-filled"]);

/** True if the operation can be called without input. */
const mayBeEmpty = (model: Model) => callerFields(model).every(({ required }) => !required);

/** The types of an operation: its input for callers, its result, its error codes. */
export function operationTypes(scope: Scope, model: Model): string[] {
  const { document } = scope;
  const name = pascal(model.id);
  const fields = callerFields(model).map((each) => field(scope, each.name, each.schema, each.required, "caller"));
  const about = doc([`Input of \`${model.group}.${model.id}\`: ${lowerFirst(model.summary)}.`]);
  const input =
    fields.length > 0 ? `export interface ${name}Input ${braced(fields)}\n` : `export type ${name}Input = undefined;\n`;
  const result = model.result ? typeOf(scope, model.result, "wire") : "null";
  const aboutResult = doc([model.result && resolve(document, model.result).description]);
  return [
    about + input,
    `${aboutResult}export type ${name}Result = ${result};\n`,
    `/** Codes \`${model.group}.${model.id}\` may answer. */\nexport type ${name}Errors = ${model.errors.join(" | ") || "never"};\n`,
  ];
}

/** The operation as a member of its group's interface, with the documentation an editor shows. */
export function operationMember(model: Model, errorName: (code: number) => string): string {
  const name = pascal(model.id);
  const input = mayBeEmpty(model) ? `${name}Input | void` : `${name}Input`;
  const throws = model.errors.map((code) => `@throws ${code} ${errorName(code)}`.trim());
  const key = keyLine(model);
  const paragraphs = [
    `${model.summary}.`,
    "",
    model.description,
    ...(key === undefined ? [] : ["", key]),
    ...(throws.length > 0 ? ["", ...throws] : []),
  ];
  const type = `Operation<${input}, ${name}Result, ${name}Errors>`;
  const member = `${doc(paragraphs, "  ")}  readonly ${model.id}: ${type};\n`;
  if (!model.alias) return member;
  const about = [`${model.summary}.`, "", `The same call as \`${model.id}\`, spelt right.`];
  return `${member}\n${doc(about, "  ")}  readonly ${model.alias}: ${type};\n`;
}

function keyLine({ permission, noKey }: Model): string | undefined {
  if (permission) return `An API key needs the permission \`${permission}\`.`;
  return noKey && `No API key may call it: ${lowerFirst(noKey.trim())}`;
}

const lowerFirst = (text: string) => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);
