import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { beforeAll, expect, test } from "vitest";
import { type Document, operationsOf } from "./document.ts";
import { componentSchemas, idOf } from "./emit/closed.ts";
import { readContract } from "./testing/contract.ts";

let document: Document;
beforeAll(async () => {
  document = await readContract();
});
const operation = (id: string, of = document) =>
  [...operationsOf(of)].find(({ operation: { operationId } }) => operationId === id)?.operation;

test("adds the codes of every call and every session", () => {
  expect(operation("getKEIS")?.["x-errors"]).toEqual([1, 2]);
  expect(operation("getCoinTransactionIn")?.["x-errors"]).toEqual([1, 2, 40007, 50001, 50004, 80001, 80002]);
});

test("lets signed requests call an operation with a permission", () => {
  const signed = { apiKey: [], apiTimestamp: [], apiNonce: [], apiSignature: [] };
  expect(operation("getTransferHistory")?.security).toEqual([{ bearer: [] }, signed]);
  expect(operation("checkRecipient")?.security).toBeUndefined();
});

test("adds the server's time to a single record", () => {
  const { Withdrawal, WithdrawalDetail } = document.components.schemas ?? {};
  expect(WithdrawalDetail?.allOf).toBeUndefined();
  expect(Object.keys(WithdrawalDetail?.properties ?? {})).toEqual([
    ...Object.keys(Withdrawal?.properties ?? {}),
    "serverTime",
  ]);
});

test("lists each refusal in the reply of its status, codes as an enum", () => {
  const { components } = document;
  const replies = components.responses ?? {};
  const codes = (status: number) => {
    const name = operation("transfer")?.responses?.[status]?.$ref?.split("/").at(-1) ?? "";
    const [, own] = replies[name]?.content?.["application/json"]?.schema?.allOf ?? [];
    return own?.properties?.error?.allOf?.[1]?.properties?.code?.enum;
  };
  expect(codes(400)).toContain(60029);
  expect(codes(401)).toEqual([401, 50001, 50004, 80001, 80002]);
  expect(codes(503)).toEqual([1, 2]);
});

test("wraps each refusal's example in an envelope", () => {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  for (const schema of componentSchemas(document)) ajv.addSchema(schema);
  const inReplies = Object.entries(document.components.responses ?? {}).flatMap(([name, { content }]) =>
    Object.values(content?.["application/json"]?.examples ?? {}).map(({ value }) => [name, { value }] as const),
  );
  const examples = [...Object.entries(document.components.examples ?? {}), ...inReplies].filter(
    ([, { value }]) => value !== undefined,
  );
  expect(examples.length).toBeGreaterThan(80);
  const broken = examples.filter(([name, { value }]) => {
    const envelope = name.startsWith("Older") ? "OlderFailureEnvelope" : "FailureEnvelope";
    return !ajv.validate({ $ref: idOf(envelope) }, value);
  });
  expect(broken).toEqual([]);
});
