import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { done } from "./harness/done.ts";
import { pageSays } from "./harness/page.ts";
import { run } from "./harness/run.ts";

const folder = inject("folder");
const sandbox = inject("sandbox");

it("works in Chromium, built by Vite", async () => {
  const project = join(folder, "vite");
  await run("npx", ["vite", "build", "--logLevel", "warn"], project);
  expect(await pageSays(join(project, "dist"), sandbox)).toEqual(done);
});

// webpack has no polyfills for Node's modules: a page that needs one doesn't build.
it("works in both halves of a program built by webpack", async () => {
  const project = join(folder, "webpack");
  await run(process.execPath, ["build.js"], project);
  expect(await pageSays(join(project, "dist"), sandbox)).toEqual(done);
  expect(JSON.parse(await run(process.execPath, ["dist/server.cjs", sandbox], project))).toEqual(done);
});
