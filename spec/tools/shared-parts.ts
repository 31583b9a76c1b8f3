import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseYaml } from "@redocly/openapi-core";
import { type Document, operationsOf, type Parameter, type Schema } from "./document.ts";
import { spec } from "./join.ts";
import { merge } from "./schema.ts";

interface EveryCall {
  securitySchemes: Record<string, unknown>;
  parameters: Record<string, Parameter>;
  headers: Record<string, unknown>;
}
/** The parts of `every-call.yaml`. */
export const everyCall: EveryCall = parseYaml(readFileSync(join(spec, "every-call.yaml"), "utf8")) as EveryCall;

/** Any call may meet maintenance. */
const ofEveryCall = [1, 2];
/** Ways a session may be over. */
const ofSessions = [50001, 50004, 80001, 80002];
/** A signed request carries all of a key's headers. */
const byKey = Object.fromEntries(Object.keys(everyCall.securitySchemes).map((name) => [name, []]));

/** Writes into every operation what follows from its marks, so that no file repeats it. */
export function shareParts(document: Document): void {
  const { components } = document;
  Object.assign(components, { securitySchemes: { ...components.securitySchemes, ...everyCall.securitySchemes } });
  for (const schema of Object.values(document.components.schemas ?? {})) flatten(document, schema);
  for (const { operation } of operationsOf(document)) {
    const knowsWho = operation.security?.length !== 0;
    const shared = knowsWho ? [...ofEveryCall, ...ofSessions] : ofEveryCall;
    if (operation["x-errors"]) {
      operation["x-errors"] = [...new Set([...operation["x-errors"], ...shared])].sort((a, b) => a - b);
    }
    if (operation["x-permission"]) operation.security = [...(operation.security ?? [{ bearer: [] }]), byKey];
  }
}

/** A component made of others becomes one object, as every tool after this expects. */
function flatten(document: Document, schema: Schema): void {
  if (!schema.allOf) return;
  const { required = [], properties = {} } = merge(document, schema);
  delete schema.allOf;
  Object.assign(schema, { type: "object", required, properties });
}
