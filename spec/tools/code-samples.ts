import type { Document, Operation } from "./document.ts";
import { operationsOf } from "./document.ts";
import { modelsOf } from "./model.ts";
import { resolveParameter } from "./schema.ts";

/** Adds a call with the SDK and one with curl to each operation, generated from its example. */
export function withCodeSamples(bundled: Document): Document {
  const document = structuredClone(bundled);
  const models = new Map(modelsOf(document).map((model) => [model.id, model]));
  for (const { path, method, operation } of operationsOf(document)) {
    const model = models.get(operation.operationId ?? "");
    if (!model) continue;
    const query = exampleQuery(document, operation);
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
        ...(operation["x-permission"]
          ? [
              {
                lang: "Shell",
                label: "curl, signed",
                source: signedCurl(document, path, method, operation, query, body),
              },
            ]
          : []),
      ],
    });
  }
  return document;
}

type Values = Record<string, unknown>;

/** Returns the operation's example query. Of shared parameters only the required ones, of alternatives the first. */
export function exampleQuery(document: Document, operation: Operation): Values {
  const values: Values = {};
  const [first = [], ...others] = operation["x-one-of"] ?? [];
  const left = others.flat().filter((name) => !first.includes(name));
  for (const given of operation.parameters ?? []) {
    const { name, in: place, example, required } = resolveParameter(document, given);
    if (place !== "query" || example === undefined || left.includes(name)) continue;
    if ("in" in given || required) values[name] = example;
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
  const lines = [`curl -X ${method.toUpperCase()} '${hostOf(document)}${targetOf(path, query)}'`];
  if (operation.security?.length !== 0) lines.push("-H 'Authorization: Bearer <access token>'");
  if (operation["x-retry"] === "key") lines.push("-H 'Idempotency-Key: <made once an intent>'");
  if (body) lines.push("-H 'Content-Type: application/json'", `-d ${quoted(body)}`);
  return lines.join(" \\\n  ");
}

/** Returns the curl call with an API key: the string to sign and its signature by openssl. */
function signedCurl(
  document: Document,
  path: string,
  method: string,
  operation: Operation,
  query: Values,
  body: Values | undefined,
): string {
  const verb = method.toUpperCase();
  const signed = `printf '${verb}\\n%s\\n%s\\n%s\\n%s' "$target" "$time" "$nonce" "$hash"`;
  const headers = [
    '-H "X-Coffer-Key: $COFFER_API_KEY"',
    '-H "X-Coffer-Timestamp: $time"',
    '-H "X-Coffer-Nonce: $nonce"',
    '-H "X-Coffer-Signature: $signature"',
    ...(operation["x-retry"] === "key" ? ['-H "Idempotency-Key: $(openssl rand -hex 16)"'] : []),
    ...(body ? ["-H 'Content-Type: application/json'", '--data-raw "$body"'] : []),
  ];
  return [
    `target='${targetOf(path, query)}'`,
    `body=${body ? quoted(body) : "''"}`,
    'time="$(date +%s)000"',
    'nonce="$(openssl rand -hex 16)"',
    `hash="$(printf %s "$body" | openssl dgst -sha256 -r | cut -d' ' -f1)"`,
    `signature="$(${signed} |\n  openssl dgst -sha256 -hmac "$COFFER_API_SECRET" -r | cut -d' ' -f1)"`,
    [`curl -X ${verb} "${hostOf(document)}$target"`, ...headers].join(" \\\n  "),
  ].join("\n");
}

const hostOf = (document: Document) => document.servers.at(-1)?.url ?? "";
const quoted = (body: Values) => `'${JSON.stringify(body).replaceAll("'", "'\\''")}'`;

/** Returns path and query; a list repeats its parameter. */
function targetOf(path: string, query: Values): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)]));
  const search = new URLSearchParams(pairs).toString();
  return search ? `${path}?${search}` : path;
}
