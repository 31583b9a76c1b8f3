import { join } from "node:path";
import { bundleFromString, createConfig } from "@redocly/openapi-core";
import { type Document, operationsOf } from "./document.ts";
import { joinGroups, spec } from "./join.ts";
import { shareParts } from "./shared-parts.ts";

/** The whole contract as one document; references between files become `#/components/…`. */
export async function bundle(root = spec): Promise<Document> {
  const { bundle: joined, problems } = await bundleFromString({
    source: JSON.stringify(joinGroups(root)),
    absoluteRef: join(root, "openapi.yaml"),
    config: await createConfig({}),
  });
  if (problems.length > 0) {
    throw new Error(
      problems.map(({ message, location }) => `${location[0]?.source.absoluteRef}: ${message}`).join("\n"),
    );
  }
  const document: Document = joined.parsed;
  shareParts(document);
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
