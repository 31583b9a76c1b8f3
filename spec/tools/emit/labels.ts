import type { Schema } from "../document.ts";
import { doc, firstLine, key, type Source } from "./text.ts";

export const languages = ["en", "zh-CN"] as const;

/** Display texts of enum values: one const for each enum, so that a program bundles only those it uses. */
export function labels({ document }: Source): string {
  const labelled = Object.entries(document.components.schemas ?? {}).filter(
    ([, schema]) => typeof schema["x-labels"] === "object",
  );
  const consts = labelled.map(
    ([name, schema]) =>
      `\n${doc([schema.description])}export const ${constName(name)} = {\n${rows(schema)}} as const;\n`,
  );
  const all = labelled.map(([name]) => `  ${name}: ${constName(name)},\n`).join("");
  return `${firstLine}${consts.join("")}\n/** All of them, by the name of the enum. */\nexport const labels = {\n${all}} as const;\n`;
}

const constName = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}Labels`;

/** Names of an enum's values: those of `x-enum-varnames`, or the strings themselves. */
export const valueNames = (schema: Schema): string[] => schema["x-enum-varnames"] ?? (schema.enum ?? []).map(String);

function rows(schema: Schema): string {
  const labels = schema["x-labels"];
  if (typeof labels !== "object") return "";
  return valueNames(schema)
    .map((name, at) => {
      const texts = languages.map((language) => `${key(language)}: ${JSON.stringify(labels[language]?.[at])}`);
      return `  ${key(name)}: { ${texts.join(", ")} },\n`;
    })
    .join("");
}
