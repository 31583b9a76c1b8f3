import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { run } from "./harness/run.ts";

const project = join(inject("folder"), "types");

describe.each([
  ["5.9", "typescript-5"],
  ["7", "typescript"],
])("TypeScript %s, strict, reading our declarations too", (_version, compiler) => {
  const tsc = join(project, "node_modules", compiler, "bin/tsc");
  it.each([
    ["bundler, in a page without Node's types", "tsconfig.page.json"],
    ["node16, on a server without the DOM's", "tsconfig.node16.json"],
    ["nodenext, with Effect, whose own declarations want the DOM's", "tsconfig.nodenext.json"],
  ])("%s", async (_name, config) => {
    expect(await run(process.execPath, [tsc, "-p", config], project)).toBe("");
  });
});
