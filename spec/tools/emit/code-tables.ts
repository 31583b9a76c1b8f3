import { firstLine, key, type Source } from "./text.ts";

/** Generates the contract's small tables, one file each. */
export function codeTables({ document }: Source): [file: string, text: string][] {
  const statuses = Object.entries(document["x-http-status"] ?? {}).map(([code, status]) => `  ${code}: ${status},\n`);
  const prefixes = Object.entries(document["x-number-prefixes"] ?? {}).map(
    ([prefix, kind]) => `  ${key(kind)}: "${prefix}",\n`,
  );
  return [
    [
      "http-status.ts",
      `${firstLine}\n/** The HTTP status of each code that has one of its own; \`default\` for the others. */\n` +
        `export const httpStatus: Readonly<Record<number | "default", number>> = {\n${statuses.join("") || "  default: 400,\n"}};\n`,
    ],
    [
      "number-prefixes.ts",
      `${firstLine}\n/** What the number of each kind of record begins with. */\nexport const numberPrefixes = {\n${prefixes.join("")}} as const;\n`,
    ],
  ];
}
