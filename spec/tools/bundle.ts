import { join } from "node:path";
import { bundle as bundleFile, createConfig } from "@redocly/openapi-core";
import type { Document, Operation, Reply, Schema } from "./document.ts";
import { operationsOf } from "./document.ts";
import { spec } from "./groups.ts";
import { merge } from "./schema.ts";

/** Reads `openapi.yaml` as one document; references between files become `#/components/…`. */
export async function bundle(root = spec): Promise<Document> {
  const { bundle: bundled, problems } = await bundleFile({
    ref: join(root, "openapi.yaml"),
    config: await createConfig({}),
  });
  if (problems.length > 0) {
    throw new Error(
      problems.map(({ message, location }) => `${location[0]?.source.absoluteRef}: ${message}`).join("\n"),
    );
  }
  const document: Document = bundled.parsed;
  for (const schema of Object.values(document.components.schemas ?? {})) flatten(document, schema);
  for (const { operation } of operationsOf(document)) {
    if (operation["x-errors"]) operation["x-errors"] = errorsOf(document, operation);
  }
  return document;
}

/** Merges a component's `allOf` into one object, as the generators expect. */
function flatten(document: Document, schema: Schema): void {
  if (!schema.allOf) return;
  const { required = [], properties = {} } = merge(document, schema);
  delete schema.allOf;
  Object.assign(schema, { type: "object", required, properties });
}

/** Returns an operation's codes and those of its refusals, ascending, without HTTP statuses. */
function errorsOf(document: Document, operation: Operation): number[] {
  const replies = Object.values(operation.responses ?? {});
  const referred = replies.flatMap((reply) => codesOf(resolved(document, reply)));
  const codes = [...(operation["x-errors"] ?? []), ...referred].filter((code) => code < 400 || code > 599);
  return [...new Set(codes)].sort((a, b) => a - b);
}

const resolved = (document: Document, reply: Reply): Reply =>
  reply.$ref === undefined ? reply : (document.components.responses?.[reply.$ref.split("/").at(-1) ?? ""] ?? {});

function codesOf({ content }: Reply): number[] {
  const parts = content?.["application/json"]?.schema?.allOf ?? [];
  const errors = parts.flatMap(({ properties }) => properties?.error?.allOf ?? []);
  return errors.flatMap(({ properties }) => properties?.code?.enum ?? []).map(Number);
}
