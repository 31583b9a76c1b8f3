import { dirname } from "node:path";
import { stringifyYaml } from "@redocly/openapi-core";
import { nameOf, textFor } from "../../packages/errors/src/index.ts";
import type { Document, Operation } from "./document.ts";
import { groupPaths, operationsIn, read, spec } from "./groups.ts";
import { pascal } from "./model.ts";

const yamlOptions = { lineWidth: 116, noRefs: true, quotingType: '"' } as const;
const firstLine = "# Written by `gen` from x-errors; change it there.\n";

/** Generates the files that depend on the groups: paths, each operation's refusals, an example of each code. */
export function derivedFiles(root = spec): [file: string, text: string][] {
  const paths = groupPaths(root);
  const document = read(root, "openapi.yaml") as Document;
  const shown = new Set<string>();
  const byGroup = Map.groupBy(paths, ({ file }) => dirname(file));
  const refusals = [...byGroup].map(([group, members]): [string, string] => {
    const operations = members.flatMap(({ item }) => operationsIn(item));
    const entries = operations.map((operation) => [refusalName(operation), refusal(document, operation, shown)]);
    return [`${group}/refusals.yaml`, firstLine + stringifyYaml(Object.fromEntries(entries), yamlOptions)];
  });
  const examples = [...shown].sort(byCode).map((name) => [name, example(document, name)]);
  return [
    ...refusals,
    ["components/examples.yaml", firstLine + stringifyYaml(Object.fromEntries(examples), yamlOptions)],
  ];
}

/** The text of `openapi.yaml` with the list of all paths, each a reference into its group. */
export function withPathList(text: string, root = spec): string {
  const rows = groupPaths(root).map(
    ({ file, path }) => `  ${path}:\n    $ref: "${file}#/${path.replaceAll("~", "~0").replaceAll("/", "~1")}"\n`,
  );
  return text.replace(/^paths:.*\n(?: .*\n)*/m, `paths:\n${rows.join("")}`);
}

const refusalName = ({ operationId = "" }: Operation) => `${pascal(operationId)}Refused`;
const codeIn = (name: string) => Number(/\d+$/.exec(name)?.[0]);
const byCode = (a: string, b: string) => codeIn(a) - codeIn(b) || (a < b ? -1 : 1);

/** The reply 400 of an operation: the envelope, with `code` one of the operation's. */
function refusal(document: Document, operation: Operation, shown: Set<string>) {
  const older = operation["x-service"] === "content" ? "Older" : "";
  const statuses = document["x-http-status"];
  const own = (operation["x-errors"] ?? []).filter((code) => (statuses[code] ?? statuses.default) === 400);
  const codes = [400, ...own];
  const examples = codes.map((code) => {
    const name = `${older}Refused${code}`;
    shown.add(name);
    // Several codes may have one name.
    const isTaken = codes.some((other) => other < code && nameOf(other) === nameOf(code));
    return [`${nameOf(code) ?? "code"}${isTaken ? code : ""}`, { $ref: `../components/examples.yaml#/${name}` }];
  });
  return {
    description: "Refused by a rule. Nothing was changed.",
    headers: {
      "X-Request-Id": { $ref: "../components/headers.yaml#/RequestId" },
      Date: { $ref: "../components/headers.yaml#/Date" },
    },
    content: {
      "application/json": {
        schema: {
          allOf: [
            { $ref: `../components/schemas-errors.yaml#/${older}FailureEnvelope` },
            {
              type: "object",
              required: ["error"],
              properties: {
                error: {
                  allOf: [
                    { $ref: "../components/schemas-errors.yaml#/ErrorInfo" },
                    { type: "object", required: ["code"], properties: { code: { enum: codes } } },
                  ],
                },
              },
            },
          ],
        },
        examples: Object.fromEntries(examples),
      },
    },
  };
}

function example(document: Document, name: string) {
  const code = codeIn(name);
  return { summary: textFor(code, "en"), value: envelope(document, code, name.startsWith("Older")) };
}

function envelope(document: Document, code: number, older: boolean) {
  const wrong = { field: "SkipCount", rule: "minimum", message: "It must be >= 0." };
  const error = {
    code,
    message: textFor(code, "en") ?? "",
    details: code === 400 ? `${wrong.field}: ${wrong.message}` : null,
    data: dataOf(document, code),
    ...(code === 400 ? { validationErrors: [wrong] } : {}),
  };
  const requestId = "req_01JD3Q8Z5V";
  return older ? { Status: false, data: null, error, requestId } : { success: false, result: null, error, requestId };
}

/** Returns the example of a code's data from its schema. */
function dataOf(document: Document, code: number): unknown {
  const name = document["x-error-data"][code];
  if (name === undefined) return null;
  const schemas = read(spec, "components/schemas-errors.yaml") as Record<string, { examples?: unknown[] }>;
  return schemas[name]?.examples?.[0] ?? null;
}
