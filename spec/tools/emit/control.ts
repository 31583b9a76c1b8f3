import { bundle, createConfig } from "@redocly/openapi-core";
import openapiTs, { astToString, type OpenAPI3 } from "openapi-typescript";
import { spec } from "../join.ts";

/** The sandbox's control API: its types, and the document it serves. */
export async function controlFiles(into: string): Promise<[path: string, text: string][]> {
  const { bundle: joined, problems } = await bundle({ ref: `${spec}/control.yaml`, config: await createConfig({}) });
  if (problems.length > 0)
    throw new Error([...new Set(problems.map(({ message }) => `control.yaml: ${message}`))].join("\n"));
  const document: OpenAPI3 = joined.parsed;
  const json = `${JSON.stringify(document)}\n`;
  const types = astToString(await openapiTs(document, { silent: true, immutable: true, defaultNonNullable: false }));
  return [
    [`${into}/control.ts`, `// Written by \`gen\` from spec/control.yaml; change it there.\n${types}`],
    [`${into}/control.json`, json],
  ];
}
