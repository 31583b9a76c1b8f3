import { assumedNames, catalogueNames, protocolNames } from "../../../packages/errors/src/names.ts";
import { firstLine } from "./text.ts";

/** All names of codes in one text, which is a fifth smaller than the tables: every program that calls us carries it. */
export function packedNames(): string {
  const rows = Object.entries({ ...catalogueNames, ...assumedNames, ...protocolNames });
  const words = rows
    .map(([code, name]) => ({ code: Number(code), name }))
    .sort((a, b) => a.code - b.code)
    .flatMap(({ code, name }, at, all) => (code - 1 === all[at - 1]?.code ? [name] : [String(code), name]));
  const about = "// A number is the code of the name behind it; each further name is the next code's.\n";
  return `${firstLine}\n${about}export const packedNames =\n  "${words.join(" ")}";\n`;
}
