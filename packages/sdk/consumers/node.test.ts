import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { done } from "./harness/done.ts";
import { run } from "./harness/run.ts";

const folder = inject("folder");
const sandbox = inject("sandbox");
const node = async (project: string, ...args: string[]) =>
  JSON.parse(await run(process.execPath, args, join(folder, project)));

it("works as an ES module", async () => {
  expect(await node("node-esm", "main.js", sandbox)).toEqual(done);
});

it("works as CommonJS", async () => {
  expect(await node("node-cjs", "main.js", sandbox)).toEqual(done);
});

it("installs with npm too, beside nothing else", async () => {
  const project = join(folder, "with-npm");
  await mkdir(join(project, "app"), { recursive: true });
  const dependencies = { "@coffer/errors": "file:../coffer-errors.tgz", "@coffer/sdk": "file:../coffer-sdk.tgz" };
  await writeFile(join(project, "package.json"), JSON.stringify({ private: true, type: "module", dependencies }));
  await cp(join(folder, "job.mjs"), join(project, "job.mjs"));
  await cp(join(folder, "node-esm/main.js"), join(project, "app/main.js"));
  await run("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund"], project);
  expect(await node("with-npm", "app/main.js", sandbox)).toEqual(done);
});

it("recognises an error of another copy of itself", async () => {
  const known = { otherClass: true, isCofferError: true, instanceOf: true, hasCode: true, notAnother: false };
  expect(await node("node-esm", "two-copies.js")).toEqual([known, known]);
});

it("has every entry for CommonJS", async () => {
  const { paths, ...rest } = await node("node-cjs", "entries.js");
  const key = ["assets", "getAssets"];
  expect(rest).toEqual({ currencies: [], key, min: 12, tolerance: 300_000, retry: "safe" });
  expect(paths).toBeGreaterThan(200);
});

it("has the contract for ES modules", async () => {
  expect(await node("node-esm", "contract.js")).toEqual({ openapi: "3.1.0", paths: expect.any(Number) });
});
