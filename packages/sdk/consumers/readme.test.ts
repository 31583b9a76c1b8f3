import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, inject, it } from "vitest";
import { run } from "./harness/run.ts";
import { type Snippet, snippetsOf } from "./harness/snippets.ts";

const project = join(inject("folder"), "types");
const folder = join(project, "readme");
const pages = ["README.md", "packages/sdk/README.md", "packages/errors/README.md"];
const snippets = (await Promise.all(pages.map(snippetsOf))).flat();
const fileOf = ({ name, language }: Snippet) => `${name.replaceAll(/[/.:]/g, "-")}.${language}`;

beforeAll(async () => {
  await mkdir(folder);
  await copyFile(new URL("harness/reach-sandbox.js", import.meta.url), join(folder, "reach-sandbox.js"));
  for (const snippet of snippets) await writeFile(join(folder, fileOf(snippet)), snippet.text);
});

it("finds snippets on every page", () => {
  for (const page of pages)
    expect(
      snippets.some(({ name }) => name.startsWith(page)),
      page,
    ).toBe(true);
});

it("compiles every snippet against the packed declarations", async () => {
  const tsc = join(project, "node_modules/typescript/bin/tsc");
  expect(await run(process.execPath, [tsc, "-p", "tsconfig.readme.json"], project)).toBe("");
});

it.each(snippets.filter(({ language }) => language === "ts"))("$name prints what it promises", async (snippet) => {
  const world = fileOf(snippet).replace(".ts", "").toLowerCase();
  const env = { ...process.env, SANDBOX_URL: inject("sandbox"), SANDBOX_WORLD: world };
  const printed = (await run(process.execPath, ["--import", "./reach-sandbox.js", fileOf(snippet)], folder, env)).split(
    "\n",
  );
  for (const said of snippet.prints) {
    // In order: other output of a loop, or an event in between, is skipped.
    const at = printed.indexOf(said);
    expect(printed, `prints "${said}"`).toContain(said);
    printed.splice(0, at + 1);
  }
});
