import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { bundle } from "../bundle.ts";
import { type Operation, operationsOf, type Schema } from "../document.ts";
import { closed, componentSchemas, idOf, inputSchema } from "../emit/closed.ts";
import { schemasByGroup } from "../emit/validators.ts";
import { ownersOfSchemas } from "../groups.ts";
import { type Model, modelsOf } from "../model.ts";
import { ajv, oddity, theirs } from "../testing/ajv.ts";
import { Checks } from "./checks.ts";

let models: Model[];
let checks: Checks;
let examples: Map<string, { inputs: unknown[]; results: unknown[] }>;
let inputs: Map<string, Schema>;
beforeAll(async () => {
  const document = await bundle();
  models = modelsOf(document);
  inputs = new Map(models.map((model) => [model.id, inputSchema(document, model)]));
  for (const schema of componentSchemas(document)) ajv.addSchema(schema);
  const groups = [...schemasByGroup({ document, models, owners: ownersOfSchemas() })];
  const texts = groups.map(([name, group]) => [name, JSON.stringify(group).replaceAll(idOf(""), "")]);
  const owners = groups.map(([name, group]) => [
    name,
    Object.keys({ ...group.schemas, ...group.operations }).join(" "),
  ]);
  checks = new Checks(Object.fromEntries(texts), Object.fromEntries(owners));
  examples = new Map(
    [...operationsOf(document)].map(({ operation }) => [operation.operationId ?? "", examplesOf(operation)]),
  );
}, 30_000);

function examplesOf({ requestBody, responses }: Operation) {
  const valuesOf = (content?: Record<string, { examples?: Record<string, { value?: unknown }> }>) =>
    Object.values(Object.values(content ?? {})[0]?.examples ?? {}).map(({ value }) => value);
  const results = valuesOf(responses?.["200"]?.content) as { result?: unknown; data?: unknown }[];
  return { inputs: [{}, ...valuesOf(requestBody?.content)], results: results.map((each) => each.result ?? each.data) };
}

/** Generates the value with a part removed, added or moved. */
const spoilt = (value: unknown): fc.Arbitrary<unknown> => {
  if (typeof value !== "object" || value === null) return oddity;
  const keys = Object.keys(value);
  const put = (key: string, inside: unknown) =>
    Array.isArray(value) ? value.map((each, at) => (String(at) === key ? inside : each)) : { ...value, [key]: inside };
  const some = keys.length > 0 ? fc.constantFrom(...keys) : fc.constant("none");
  return fc.oneof(
    oddity,
    some.map((key) => Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))),
    oddity.map((inside) => put("added", inside)),
    {
      weight: 6,
      arbitrary: some.chain((key) => spoilt(value[key as keyof typeof value]).map((inside) => put(key, inside))),
    },
  );
};

test("checks every operation's input and result, intact and altered", () => {
  for (const { id, result } of models) {
    const { inputs: given = [], results = [] } = examples.get(id) ?? {};
    const input = inputs.get(id) ?? {};
    const content = closed(result ?? { type: "null" });
    const { slot } = checks.operation(id);
    fc.assert(
      fc.property(
        fc.constantFrom(...given).chain((value) => fc.oneof(fc.constant(value), spoilt(value))),
        (value) => {
          const [mine, their] = [structuredClone(value), structuredClone(value)];
          const check = checks.input(id);
          check(mine);
          expect(check.errors ?? [], id).toEqual(theirs(input, their));
          expect(mine, "defaults").toEqual(their);
        },
      ),
      { numRuns: 10 },
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...results).chain((value) => fc.oneof(fc.constant(value), spoilt(value))),
        (value) => {
          const check = checks.reply(id);
          const style = slot === "data" ? { Status: true } : { success: true };
          check({ ...style, [slot]: value, error: null, requestId: "req_1" });
          const expected = theirs(content, value).map((fault) => ({
            ...fault,
            instancePath: `/${slot}${fault.instancePath}`,
          }));
          expect(check.errors ?? [], id).toEqual(expected);
        },
      ),
      { numRuns: 10 },
    );
  }
}, 60_000);
