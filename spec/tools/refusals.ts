import { nameOf, textFor } from "../../packages/errors/src/index.ts";
import { type Document, type Media, type Operation, operationsOf, type Reply } from "./document.ts";
import { everyCall } from "./shared-parts.ts";

type Ref = { $ref: string };
/** What is wrong with the request itself, by status; which of them an operation can meet follows from its form. */
const ofEveryCall = [400, 429, 500];
const ofBodies = [413, 415];

/**
 * The contract as it is published: each operation with the headers it reads and its refusals by status, one example a
 * code. All of it follows from the tables, so nobody writes it 200 times; our own generators don't need it.
 */
export function published(bundled: Document): Document {
  const document = structuredClone(bundled);
  const { components } = document;
  Object.assign(components, {
    headers: everyCall.headers,
    parameters: { ...components.parameters, ...everyCall.parameters },
  });
  const headers = Object.keys(everyCall.parameters).map((name) => ({ $ref: `#/components/parameters/${name}` }));
  const examples: Record<string, unknown> = {};
  const exampleOf = (code: number, older: boolean): Ref => {
    const name = `${older ? "Older" : "Refused"}${code}`;
    examples[name] ??= { summary: textFor(code, "en"), value: envelope(document, code, older) };
    return { $ref: `#/components/examples/${name}` };
  };
  for (const { operation } of operationsOf(document)) {
    operation.parameters = [...(operation.parameters ?? []), ...headers];
    const older = operation["x-service"] === "content";
    const byStatus = Map.groupBy(codesOf(operation), (code) => statusOf(document, code));
    const refusals = [...byStatus].map(([status, codes]) => {
      const named = codes.map((code) => [nameOf(code) ?? code, exampleOf(code, older)]);
      return [status, refusal(status, older, Object.fromEntries(named))];
    });
    operation.responses = { ...Object.fromEntries(refusals), ...operation.responses };
  }
  Object.assign(components, { examples });
  return document;
}

export const statusOf = (document: Document, code: number): number => {
  const statuses = document["x-http-status"];
  return statuses[code] ?? statuses.default ?? 400;
};

function codesOf(operation: Operation): number[] {
  const codes = [...(operation["x-errors"] ?? []), ...ofEveryCall];
  if (operation.requestBody) codes.push(...ofBodies);
  if (operation.security?.length !== 0) codes.push(401, 403);
  if (operation["x-retry"] === "key") codes.push(409);
  return [...new Set(codes)].sort((a, b) => a - b);
}

const meanings: Readonly<Record<number, string>> = {
  400: "Refused. Nothing was changed.",
  401: "Nobody, or nobody any more.",
  403: "Not for this account or key.",
  409: "The idempotency key was used for another request.",
  413: "Too large.",
  415: "Neither JSON nor the form that is asked for.",
  429: "Too often.",
  500: "Our fault. Whether it was done is unknown.",
  503: "Maintenance.",
};

function refusal(status: number, older: boolean, examples: NonNullable<Media["examples"]>): Reply {
  const headers = {
    "X-Request-Id": { $ref: "#/components/headers/RequestId" },
    ...(status === 429 || status === 503 ? { "Retry-After": { $ref: "#/components/headers/RetryAfter" } } : {}),
  };
  const schema = { $ref: `#/components/schemas/${older ? "OlderFailureEnvelope" : "FailureEnvelope"}` };
  return {
    description: meanings[status] ?? "Refused.",
    headers,
    content: { "application/json": { schema, examples } },
  };
}

function envelope(document: Document, code: number, older: boolean) {
  const data = dataOf(document, code);
  const wrong = { field: "SkipCount", rule: "minimum", message: "It must be >= 0." };
  const error = {
    code,
    message: textFor(code, "en") ?? "",
    details: code === 400 ? `${wrong.field}: ${wrong.message}` : null,
    data,
    ...(code === 400 ? { validationErrors: [wrong] } : {}),
  };
  const requestId = "req_01JD3Q8Z5V";
  return older ? { Status: false, data: null, error, requestId } : { success: false, result: null, error, requestId };
}

/** The example of the code's data: the schema's own, or that of the code where they differ. */
function dataOf(document: Document, code: number): unknown {
  const name = document["x-error-data"][code];
  if (name === undefined) return null;
  return document.components.schemas?.[name]?.examples?.[0] ?? null;
}
