import { readFile } from "node:fs/promises";
import { parseYaml } from "@redocly/openapi-core";
import openapiTs, { astToString } from "openapi-typescript";

const file = new URL("../../control.yaml", import.meta.url);

/** The sandbox's control API: its types, and the document it serves. */
export async function controlFiles(into: string): Promise<[path: string, text: string][]> {
  const document: unknown = parseYaml(await readFile(file, "utf8"));
  const types = astToString(await openapiTs(file, { silent: true, immutable: true, defaultNonNullable: false }));
  return [
    [`${into}/control.ts`, `// Written by \`gen\` from spec/control.yaml; change it there.\n${types}`],
    [`${into}/control.json`, `${JSON.stringify(document)}\n`],
  ];
}
