import type { Document, Operation } from "./document.ts";
import { operationsOf } from "./document.ts";
import { modelsOf } from "./model.ts";

/** The contract for the rendered reference: beside each operation a call with the SDK and one with curl, out of its example. */
export function withCodeSamples(bundled: Document): Document {
  const document = structuredClone(bundled);
  const models = new Map(modelsOf(document).map((model) => [model.id, model]));
  for (const { path, method, operation } of operationsOf(document)) {
    const model = models.get(operation.operationId ?? "");
    if (!model) continue;
    const query = exampleQuery(operation);
    const body = exampleBody(operation);
    const filled = new Set(model.encrypted.flatMap(({ keyId, derived }) => [keyId, derived?.ticket ?? keyId]));
    const input = Object.fromEntries(Object.entries({ ...query, ...body }).filter(([name]) => !filled.has(name)));
    const call = Object.keys(input).length > 0 ? JSON.stringify(input, null, 2) : "";
    Object.assign(operation, {
      "x-codeSamples": [
        {
          lang: "TypeScript",
          label: "SDK",
          source: `const result = await coffer.${model.group}.${model.id}(${call});`,
        },
        { lang: "Shell", label: "curl", source: curl(document, path, method, operation, query, body) },
      ],
    });
  }
  return document;
}

type Values = Record<string, unknown>;

function exampleQuery(operation: Operation): Values {
  const values: Values = {};
  for (const parameter of operation.parameters ?? []) {
    if ("in" in parameter && parameter.in === "query" && parameter.example !== undefined)
      values[parameter.name] = parameter.example;
  }
  return values;
}

function exampleBody(operation: Operation): Values | undefined {
  const [media] = Object.values(operation.requestBody?.content ?? {});
  const [example] = Object.values(media?.examples ?? {});
  return example?.value as Values | undefined;
}

function curl(
  document: Document,
  path: string,
  method: string,
  operation: Operation,
  query: Values,
  body: Values | undefined,
): string {
  const host = document.servers.at(-1)?.url ?? "";
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  const lines = [`curl -X ${method.toUpperCase()} '${host}${path}${search ? `?${search}` : ""}'`];
  if (operation.security?.length !== 0) lines.push("-H 'Authorization: Bearer <access token>'");
  if (operation["x-retry"] === "key") lines.push("-H 'Idempotency-Key: <made once an intent>'");
  if (body) lines.push("-H 'Content-Type: application/json'", `-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`);
  return lines.join(" \\\n  ");
}
