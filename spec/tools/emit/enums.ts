import { doc, firstLine, key, type Source } from "./text.ts";

/** Generates a const object and a type for each schema with named values. */
export function enums({ document }: Source): string {
  const named = Object.entries(document.components.schemas ?? {})
    .filter(([, schema]) => schema["x-enum-varnames"])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return (
    firstLine +
    named
      .map(([name, schema]) => {
        const values = schema.enum ?? [];
        const members = (schema["x-enum-varnames"] ?? []).map(
          (member, index) => `  ${key(member)}: ${JSON.stringify(values[index])},\n`,
        );
        const type = values.map((value) => JSON.stringify(value)).join(" | ");
        return `\n${doc([schema.description])}export const ${name} = {\n${members.join("")}} as const;\nexport type ${name} = ${type};\n`;
      })
      .join("")
  );
}
