import { join } from "node:path";
import { beforeAll, expect, inject, it } from "vitest";
import { run } from "./harness/run.ts";

const project = join(inject("folder"), "types");

/** What an editor shows over a name: its type, then its doc. */
type Hover = [type: string, doc: string];
let shown: Record<"result" | "call" | "field" | "code", Hover> &
  Record<"offeredOfCall" | "offeredOfGroup", string[]> & { fields: { described: number; not: string[] } };

beforeAll(async () => {
  shown = JSON.parse(await run(process.execPath, ["hovers.mjs"], project));
});

it("an editor shows types by their names", () => {
  expect(shown.result[0]).toBe("const page: AssetHistoryPage");
  expect(shown.call[0]).toContain("GetUserAssetsHistoryInput, options?: CallOptions) => ListCall<AssetHistoryPage>");
  expect(shown.call[0]).not.toContain("components[");
  expect(shown.call[1]).toMatch(/\w{3}/);
});

it("an editor shows what a field and a code mean", () => {
  expect(shown.field[1]).toMatch(/\w{3}/);
  expect(shown.code[0]).toContain("ErrorCodeTable.insufficientAssets: 60028");
  expect(shown.code[1]).toMatch(/\w{3}/);
});

it("an editor offers of a call nothing that is there for types alone, and the name spelt right", () => {
  expect(shown.offeredOfCall).toContain("call");
  expect(shown.offeredOfCall.filter((name) => /codes/i.test(name))).toEqual([]);
  expect(shown.offeredOfGroup).toEqual(expect.arrayContaining(["checkConvertOrderStatus", "checktConvertOrderStatus"]));
});

it("every field of the contract says in the declarations what it is", () => {
  expect(shown.fields.not).toEqual([]);
  expect(shown.fields.described).toBeGreaterThan(1_600);
});
