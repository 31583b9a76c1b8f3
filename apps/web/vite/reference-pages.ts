import { assumedNames, catalogueNames, protocolNames, textFor } from "../../../packages/errors/src/index.ts";
import { bundle } from "../../../spec/tools/bundle.ts";
import { exampleQuery, withCodeSamples } from "../../../spec/tools/code-samples.ts";
import { type Document, type Operation, operationsOf } from "../../../spec/tools/document.ts";
import { type Model, modelsOf } from "../../../spec/tools/model.ts";
import type { ErrorText, GroupPage, OperationPage } from "../src/platform/contract-pages.ts";
import { appFields, typeText } from "./reference-fields.ts";

const names: Readonly<Record<number, string>> = { ...catalogueNames, ...assumedNames, ...protocolNames };

/** The contract as the web app's reference shows it, group by group. */
export async function appPages(): Promise<GroupPage[]> {
  const document = withCodeSamples(await bundle());
  const operations = new Map([...operationsOf(document)].map((each) => [each.operation.operationId, each.operation]));
  const models = Map.groupBy(modelsOf(document), ({ group }) => group);
  return document.tags.flatMap(({ name, description = "" }) => {
    const inGroup = models.get(name) ?? [];
    if (inGroup.length === 0) return [];
    const pages = inGroup.map((model) => page(document, model, operations.get(model.id) ?? {}));
    const codes = new Set(pages.flatMap(({ errors }) => errors));
    return [{ name, about: description, operations: pages, errors: Object.fromEntries([...codes].map(textOf)) }];
  });
}

const textOf = (code: number): [number, ErrorText] => [
  code,
  { name: names[code] ?? "", en: textFor(code, "en") ?? "", "zh-CN": textFor(code, "zh-CN") ?? "" },
];

function page(document: Document, model: Model, operation: Operation): OperationPage {
  const { id, alias, summary, description, method, path, auth, accounts, permission, noKey, retry, errors } = model;
  const reply = Object.values(operation.responses?.["200"]?.content?.["application/json"]?.examples ?? {})[0]?.value;
  return {
    id,
    alias,
    summary,
    about: description,
    method,
    path,
    auth,
    accounts,
    permission,
    noKey,
    retry,
    assumed: operation["x-assumed"],
    multipart: model.multipart,
    oneOf: model.oneOf,
    input: model.fields.map(({ name, schema, required }) => appFields(document, name, schema, required)),
    result: model.result ? (appFields(document, "", model.result, true).fields ?? []) : [],
    resultType: model.result ? typeText(document, model.result) : "null",
    errors,
    example: exampleInput(document, operation),
    reply,
    samples: samplesOf(operation),
  };
}

type Sampled = { "x-codeSamples"?: { label: string; source: string }[] };
const samplesOf = (operation: Operation & Sampled) =>
  (operation["x-codeSamples"] ?? []).map(({ label, source }) => ({ label, source }));

/** Query and body as one flat object, as the SDK takes them. */
function exampleInput(document: Document, operation: Operation): unknown {
  const [media] = Object.values(operation.requestBody?.content ?? {});
  const [example] = Object.values(media?.examples ?? {});
  return { ...exampleQuery(document, operation), ...(example?.value as object | undefined) };
}
