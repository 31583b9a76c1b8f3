import { assumedNames, catalogueNames, protocolNames, textFor } from "../../../packages/errors/src/index.ts";
import { doc, firstLine } from "./text.ts";

/** Generates the type of `ErrorCodes`: each code by name, documented for editors. */
export function errorCodes(): string {
  const rows = Object.entries({ ...catalogueNames, ...assumedNames, ...protocolNames });
  const byName = Map.groupBy(rows, ([, name]) => name);
  const members = rows.map(([code, name]) => {
    const key = (byName.get(name) ?? []).length > 1 ? name + code : name;
    return `${doc([textFor(Number(code), "en")], "  ")}  readonly ${key}: ${code};\n`;
  });
  const about = "/** Every code by its name; where several share one, the name carries the code. */\n";
  return `${firstLine}\n${about}export interface ErrorCodeTable {\n${members.join("")}}\n`;
}
