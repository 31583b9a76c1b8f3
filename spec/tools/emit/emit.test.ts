import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { modelsOf } from "../model.ts";
import { sample } from "../testing/sample.ts";
import { codeTables } from "./code-tables.ts";
import { contract, wire } from "./contract.ts";
import { controlFiles } from "./control.ts";
import { enums } from "./enums.ts";
import { errorData } from "./error-data.ts";
import { groupFiles, typesFile } from "./group-files.ts";
import { labels } from "./labels.ts";
import { lifeCycles } from "./life-cycles.ts";
import { operations } from "./operations.ts";
import type { Source } from "./text.ts";
import { validators } from "./validators.ts";

/** Returns the sample as generator input; its proof is required of every caller. */
function source({ document } = sample()): Source {
  const owners = new Map(["PayInput", "Bill", "State"].map((name) => [name, "wallet"]));
  return { document, models: modelsOf(document), owners };
}

const fileOf = (name: string, from = source(), errorName: (code: number) => string = () => "") =>
  new Map(groupFiles(from, errorName)).get(name) ?? "";

test("a row says only what differs from the defaults", () => {
  expect(fileOf("wallet.ts")).toContain(
    "export const wallet: GroupTable<keyof WalletOperations> = {\n" +
      '  pay: { method: "POST", path: "/api/Wallet/Pay", retry: "key", query: ["rid"], encrypted: ["proof.pin"] },\n};\n',
  );
  expect(operations(source())).toContain('export { wallet } from "./wallet.ts";\n');
});

test("hides SDK-filled fields from callers and keeps them on the wire", () => {
  const forCallers = fileOf("wallet.ts") + fileOf("common.ts");
  expect(forCallers).toContain("export interface PayInput {");
  expect(forCallers).toContain("  proof: Proof;\n");
  expect(forCallers).toMatch(/export interface Proof \{[^}]*pin: string;\n\}/);
  expect(forCallers).not.toContain("pinKeyId");
  expect(wire(source())).toContain("proof: WireProof;\n");
  expect(wire(source())).toMatch(/export interface WireProof \{[^}]*readonly pinKeyId: string;/);
});

test("makes a field with a default optional for callers and set after validation", () => {
  expect(fileOf("wallet.ts")).toContain("urgent?: boolean;");
  expect(wire(source())).toContain("urgent: boolean;");
});

test("emits a file as Blob", () => {
  const it = sample();
  const file = { type: "object", properties: { file: { type: "string", format: "binary", description: "It." } } };
  it.operation.requestBody = { content: { "multipart/form-data": { schema: file } } };
  expect(fileOf("wallet.ts", source(it))).toContain("file?: Blob;");
  expect(fileOf("wallet.ts", source(it))).toContain('retry: "key", query: ["rid"], multipart: true');
});

test("documents the errors an operation may throw", () => {
  const text = fileOf("wallet.ts", source(), (code) => ({ 1: "maintenance" })[code] ?? "");
  expect(text).toContain("   * @throws 1 maintenance\n   * @throws 60028\n");
  expect(text).toContain("readonly pay: Operation<PayInput, PayResult, PayErrors>;");
});

test("imports other groups' schemas and declares its own", () => {
  const text = fileOf("wallet.ts");
  expect(text).toContain('import type { Proof } from "./common.ts";\nimport type { State } from "./enums.ts";\n');
  expect(text).toContain("export type PayResult = Bill;\n");
  expect(text).toMatch(/export interface Bill \{[^}]*readonly state: State;/);
  expect(fileOf("common.ts")).not.toContain("Bill");
  expect(typesFile(source())).toContain("  readonly wallet: WalletOperations;\n");
});

test("describes every field, by itself or by its schema", () => {
  const it = sample();
  const { schemas } = it;
  schemas.Note = { type: "string", description: "A few words." };
  Object.assign(schemas.Bill?.properties ?? {}, {
    note: { oneOf: [{ $ref: "#/components/schemas/Note" }, { type: "null" }] },
    amount: { $ref: "#/components/schemas/Money", description: "What is owed." },
  });
  const text = fileOf("wallet.ts", source(it));
  expect(text).toContain("  /** A few words. */\n  readonly note?: string | null;\n");
  expect(text).toContain('  /**\n   * What is owed.\n   * @example "1.5"\n   */\n  readonly amount?: string;\n');
});

test("emits named values as a const and a type", () => {
  expect(enums(source())).toContain(
    "export const State = {\n  open: 0,\n  paid: 1,\n} as const;\nexport type State = 0 | 1;\n",
  );
});

test("emits refusal data, labels, life cycles and tables by name", () => {
  const it = sample();
  const { document, schemas } = it;
  document["x-error-data"] = { 60028: "Bill" };
  document["x-http-status"] = { default: 400, 1: 503 };
  document["x-number-prefixes"] = { PR: "refund" };
  Object.assign(schemas.State ?? {}, {
    "x-life-cycle": {
      start: ["open"],
      states: { open: { about: "A.", moves: [{ to: "paid", by: "clock:a day" }] }, paid: { about: "B.", final: true } },
    },
  });
  const whole = source(it);
  expect(errorData(whole)).toContain("  readonly 60028: Bill;\n");
  expect(labels(whole)).toContain('  paid: { en: "Paid", "zh-CN": "已付" },\n');
  expect(lifeCycles(whole)).toContain('    open: [{ to: "paid", by: "clock:a day", codes: [] }],\n    paid: [],\n');
  const tables = new Map(codeTables(whole));
  expect(tables.get("http-status.ts")).toContain("  default: 400,\n");
  expect(tables.get("number-prefixes.ts")).toContain('  refund: "PR",\n');
});

test("shows a permission in the table and the documentation", () => {
  const it = sample();
  it.operation["x-permission"] = "withdraw";
  const whole = source(it);
  expect(contract(whole)).toContain('    permission: "withdraw",\n');
  expect(fileOf("wallet.ts", whole)).toContain("An API key needs the permission `withdraw`.");
});

test("emits checks that are closed, fill defaults and name every fault", async () => {
  const folder = await mkdtemp(join(tmpdir(), "checks-"));
  await mkdir(join(folder, "checks"));
  for (const [file, text] of await validators(source())) await writeFile(join(folder, file), text);
  for (const [path, text] of await controlFiles(folder)) await writeFile(path, text);
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  const { validators: checks, readFields, shown } = await import(join(folder, "validators.js"));
  await rm(folder, { recursive: true });
  const { input, reply } = checks.pay;
  const clock = { now: "2026-11-21T14:02:11Z", mode: "frozen", speed: 1, due: [], dueCount: 0 };
  expect([shown("GET clock")(clock), shown("GET clock")({ ...clock, mode: "late" })]).toEqual([true, false]);

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
