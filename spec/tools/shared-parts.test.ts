import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { beforeAll, expect, test } from "vitest";
import { type Document, operationsOf } from "./document.ts";
import { componentSchemas, idOf } from "./emit/closed.ts";
import { published } from "./refusals.ts";
import { readContract } from "./testing/contract.ts";

let document: Document;
beforeAll(async () => {
  document = await readContract();
});
const operation = (id: string, of = document) =>
  [...operationsOf(of)].find(({ operation: { operationId } }) => operationId === id)?.operation;

test("codes of every call and of every session are named without being written", () => {
  expect(operation("getKEIS")?.["x-errors"]).toEqual([1, 2]);
  expect(operation("getCoinTransactionIn")?.["x-errors"]).toEqual([1, 2, 40007, 50001, 50004, 80001, 80002]);
});

test("a permission opens an operation to signed requests beside sessions", () => {
  const signed = { apiKey: [], apiTimestamp: [], apiNonce: [], apiSignature: [] };
  expect(operation("getTransferHistory")?.security).toEqual([{ bearer: [] }, signed]);
  expect(operation("checkRecipient")?.security).toBeUndefined();
});

test("a record answered alone has the record's fields and the server's time", () => {
  const { Withdrawal, WithdrawalDetail } = document.components.schemas ?? {};
  expect(WithdrawalDetail?.allOf).toBeUndefined();
  expect(Object.keys(WithdrawalDetail?.properties ?? {})).toEqual([
    ...Object.keys(Withdrawal?.properties ?? {}),
    "serverTime",
  ]);
});

test("the published contract shows each refusal of each operation by its status, as the envelope allows", () => {
  const shown = published(document);
  const transfer = operation("transfer", shown);
  const codes = (status: number) =>
    Object.keys(transfer?.responses?.[status]?.content?.["application/json"]?.examples ?? {});
  expect(codes(400)).toContain("transferBelowFee");
  expect(codes(401)).toEqual(["notSignedIn", "sessionInvalid", "signInRequired", "userDisabled", "signedInElsewhere"]);
  expect(codes(503)).toEqual(["maintenance"]);
  expect(transfer?.parameters?.map((each) => ("$ref" in each ? each.$ref.split("/").at(-1) : each.name))).toContain(
    "DeviceId",
  );

  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  for (const schema of componentSchemas(document)) ajv.addSchema(schema);
  const examples = Object.entries(
    (shown.components as { examples?: Record<string, { value?: unknown }> }).examples ?? {},
  );
  expect(examples.length).toBeGreaterThan(80);
  const broken = examples.filter(([name, { value }]) => {
    const envelope = name.startsWith("Older") ? "OlderFailureEnvelope" : "FailureEnvelope";
    return !ajv.validate({ $ref: idOf(envelope) }, value);
  });
  expect(broken).toEqual([]);
});
