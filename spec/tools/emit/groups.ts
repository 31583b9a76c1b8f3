import { type Model, pascal } from "../model.ts";
import { mayBeEmpty } from "./shapes.ts";
import { byGroup, doc, firstLine, type Source } from "./text.ts";

/** One documented interface a group: what an editor shows while a partner types `coffer.`. */
export function groups(source: Source, errorName: (code: number) => string): string {
  const all = byGroup(source);
  const about = (group: string) => source.document.tags.find(({ name }) => name === group)?.description;
  const names = source.models
    .flatMap(({ id }) => ["Input", "Result", "Errors"].map((word) => pascal(id) + word))
    .sort();
  const interfaces = all.map(
    ([group, models]) =>
      `\n${doc([about(group)])}export interface ${pascal(group)}Operations {\n${models
        .map((model) => operation(model, errorName))
        .join("\n")}}\n`,
  );
  const whole = `\n/** Every group of the client. */\nexport interface Groups {\n${all
    .map(([group]) => `${doc([about(group)], "  ")}  readonly ${group}: ${pascal(group)}Operations;\n`)
    .join("")}}\n`;
  const imports = `\nimport type { Operation } from "../operation.ts";\nimport type {\n${names.map((name) => `  ${name},\n`).join("")}} from "./shapes.ts";\n`;
  return firstLine + imports + interfaces.join("") + whole;
}

function operation(model: Model, errorName: (code: number) => string): string {
  const name = pascal(model.id);
  const input = mayBeEmpty(model) ? `${name}Input | void` : `${name}Input`;
  const throws = model.errors.map((code) => `@throws ${code} ${errorName(code)}`.trim());
  const about = doc([`${model.summary}.`, "", model.description, ...(throws.length > 0 ? ["", ...throws] : [])], "  ");
  return `${about}  readonly ${model.id}: Operation<${input}, ${name}Result, ${name}Errors>;\n`;
}
