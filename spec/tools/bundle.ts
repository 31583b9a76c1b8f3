import { fileURLToPath } from "node:url";
import { createConfig, bundle as joinFiles } from "@redocly/openapi-core";
import { type Document, operationsOf } from "./document.ts";

export const entry = fileURLToPath(new URL("../openapi.yaml", import.meta.url));

/** Joins the files of the contract into one document; references between files become `#/components/…`. */
export async function bundle(ref = entry): Promise<Document> {
  const { bundle: joined, problems } = await joinFiles({ ref, config: await createConfig({}) });
  if (problems.length > 0) {
    throw new Error(
      problems.map(({ message, location }) => `${location[0]?.source.absoluteRef}: ${message}`).join("\n"),
    );
  }
  const document: Document = joined.parsed;
  stampServers(document);
  return document;
}

/** Other generators know `servers` but not `x-service`. */
function stampServers(document: Document) {
  const sandbox = document.servers.at(-1);
  for (const { operation } of operationsOf(document)) {
    const service = operation["x-service"] && document["x-services"][operation["x-service"]];
    if (service && sandbox) operation.servers = [{ ...service }, { ...sandbox }];
  }
}
