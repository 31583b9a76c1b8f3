import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { run } from "./harness/run.ts";

const project = join(inject("folder"), "types");

describe.each([
  ["5.9", "typescript-5"],
  ["7", "typescript"],
])("TypeScript %s, strict, reading our declarations too", (_version, compiler) => {
  const tsc = join(project, "node_modules", compiler, "bin/tsc");
  // A page has no types of Node, a server none of the DOM.
  it.each([
    ["bundler, in a page", "tsconfig.page.json"],
    ["node16, on a server", "tsconfig.node16.json"],
    ["nodenext, on a server", "tsconfig.nodenext.json"],
  ])("%s", async (_name, config) => {
    expect(await run(process.execPath, [tsc, "-p", config], project)).toBe("");
  });
});
