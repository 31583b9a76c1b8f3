import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { run } from "./harness/run.ts";

const project = join(inject("folder"), "types");

// Declarations are checked too, except those of Effect: a second for TypeScript 7, half a minute for 5.9.
it.each([
  ["typescript-5", "tsconfig.page.json", "bundler, in a page without Node's types"],
  ["typescript-5", "tsconfig.node16.json", "node16, on a server without the DOM's"],
  ["typescript-5", "tsconfig.nodenext.json", "nodenext, with Effect"],
  ["typescript", "tsconfig.page.json", "bundler, in a page without Node's types"],
  ["typescript", "tsconfig.node16.json", "node16, on a server without the DOM's"],
  ["typescript", "tsconfig.nodenext.json", "nodenext, with Effect"],
  ["typescript", "tsconfig.effect.json", "nodenext, Effect's declarations read"],
])("%s, %s: %s", async (compiler, config) => {
  const tsc = join(project, "node_modules", compiler, "bin/tsc");
  expect(await run(process.execPath, [tsc, "-p", config], project)).toBe("");
});
