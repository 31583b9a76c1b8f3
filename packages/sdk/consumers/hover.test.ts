import { join } from "node:path";
import { beforeAll, expect, inject, it } from "vitest";
import { run } from "./harness/run.ts";

const project = join(inject("folder"), "types");

/** An editor's hover text: the type, then the documentation. */
type Hover = [type: string, doc: string];
let shown: Record<"result" | "call" | "field" | "code", Hover> &
  Record<"offeredOfCall" | "offeredOfGroup", string[]> & { fields: { described: number; not: string[] } };

beforeAll(async () => {
  shown = JSON.parse(await run(process.execPath, ["hovers.mjs"], project));
});

it("shows types by name in an editor", () => {
  expect(shown.result[0]).toBe("const page: AssetHistoryPage");
  expect(shown.call[0]).toContain("GetUserAssetsHistoryInput, options?: CallOptions) => ListCall<AssetHistoryPage>");
  expect(shown.call[0]).not.toContain("components[");
  expect(shown.call[1]).toMatch(/\w{3}/);
});

it("shows the meaning of fields and codes in an editor", () => {
  expect(shown.field[1]).toMatch(/\w{3}/);
  expect(shown.code[0]).toContain("ErrorCodeTable.insufficientAssets: 60028");
  expect(shown.code[1]).toMatch(/\w{3}/);
});

it("completes only callable members, and the correctly spelt alias", () => {
  expect(shown.offeredOfCall).toContain("call");
  expect(shown.offeredOfCall.filter((name) => /codes/i.test(name))).toEqual([]);
  expect(shown.offeredOfGroup).toEqual(expect.arrayContaining(["checkConvertOrderStatus", "checktConvertOrderStatus"]));
});

it("documents every field of the contract in the declarations", () => {
  expect(shown.fields.not).toEqual([]);
  expect(shown.fields.described).toBeGreaterThan(1_600);
});
