import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { modelsOf } from "../model.ts";
import { sample } from "../testing/sample.ts";
import { contract } from "./contract.ts";
import { enums } from "./enums.ts";
import { groups } from "./groups.ts";
import { operations } from "./operations.ts";
import { shapes } from "./shapes.ts";
import { validators } from "./validators.ts";

function source() {
  const { document } = sample();
  return { document, models: modelsOf(document) };
}

test("a line says only what is unlike the usual", () => {
  expect(operations(source())).toContain('  pay: "POST /api/Wallet/ key query:rid encrypt:proof.pin",\n');
});

test("callers never see what the SDK fills, the wire does", () => {
  const forCallers = shapes(source());
  expect(forCallers).toContain("export interface PayInput {");
  expect(forCallers).toContain("  proof: Proof;\n");
  expect(forCallers).toMatch(/export interface Proof \{[^}]*pin: string;\n\}/);
  expect(forCallers).not.toContain("pinKeyId");
  expect(contract(source())).toContain('proof: Schemas["Proof"];\n');
});

test("a field with a default may be left out by callers and is always there behind the check", () => {
  expect(shapes(source())).toContain("urgent?: boolean;");
  expect(contract(source())).toContain("urgent: boolean;");
});

test("a file is a Blob", () => {
  const { document, operation } = sample();
  const file = { type: "object", properties: { file: { type: "string", format: "binary", description: "It." } } };
  operation.requestBody = { content: { "multipart/form-data": { schema: file } } };
  const models = modelsOf(document);
  expect(shapes({ document, models })).toContain("file?: Blob;");
  expect(operations({ document, models })).toContain("key multipart query:rid");
});

test("documentation names what an operation may throw", () => {
  const text = groups(source(), (code) => ({ 1: "maintenance" })[code] ?? "");
  expect(text).toContain("   * @throws 1 maintenance\n   * @throws 60028\n");
  expect(text).toContain("readonly pay: Operation<PayInput, PayResult, PayErrors>;");
});

test("named values become a const and a type", () => {
  expect(enums(source())).toContain(
    "export const State = {\n  open: 0,\n  paid: 1,\n} as const;\nexport type State = 0 | 1;\n",
  );
});

test("the compiled checks are closed, fill defaults and name every fault", async () => {
  const folder = await mkdtemp(join(tmpdir(), "checks-"));
  const file = join(folder, "validators.mjs");
  await writeFile(file, await validators(source()));
  const { validators: checks, readFields } = await import(file);
  await rm(folder, { recursive: true });
  const { input, reply } = checks.pay;

  const good = {
    ...readFields("pay", new URLSearchParams("rid=b1")),
    amount: "2",
    proof: { pin: "c2Vj", pinKeyId: "k" },
  };
  expect(input(good)).toBe(true);
  expect(good).toHaveProperty("urgent", false);

  expect(input({ rid: 7, amount: "2", proof: { pin: "x", pinKeyId: "k", other: 1 }, extra: 1 })).toBe(false);
  const faults = input.errors.map((each: { instancePath: string; keyword: string }) => [
    each.instancePath,
    each.keyword,
  ]);
  expect(faults.sort()).toEqual([
    ["", "additionalProperties"],
    ["/proof", "additionalProperties"],
    ["/rid", "type"],
  ]);

  const answer = { success: true, result: { state: 1, paidCount: 1 }, error: null, requestId: "r" };
  expect(reply(answer)).toBe(true);
  expect(reply({ ...answer, success: false })).toBe(false);
  expect(reply({ ...answer, result: { ...answer.result, secret: 1 } })).toBe(false);
  expect(reply.errors[0]).toMatchObject({ instancePath: "/result", keyword: "additionalProperties" });
  expect(reply(answer)).toBe(true);
  expect(reply.errors).toBeNull();
});
