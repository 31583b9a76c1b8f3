import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { areas } from "./mutation/areas.ts";

// What CONTRIBUTING.md says about files, verbs and marks is so.
const root = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const text = read("CONTRIBUTING.md");
/** The first column of the table under a heading. */
const named = (heading: string): string[] => {
  const [, section = ""] = text.split(`\n## ${heading}\n`);
  const rows = section.split("\n## ")[0]?.matchAll(/^\| (`.*?) \|/gm) ?? [];
  return [...rows].flatMap(([, cell = ""]) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name));
};

it("lists every verb there is", () => {
  expect(named("Verbs").sort()).toEqual(Object.keys(JSON.parse(read("package.json")).scripts).sort());
});

it("names what can be mutated, and there is something to mutate and to notice it", () => {
  const [, listed = ""] = /`mutate <(.*?)>/.exec(text) ?? [];
  expect(listed.split(/, | or /)).toEqual(Object.keys(areas));
  const globs = Object.values(areas).flatMap(({ mutate, tests }) => [...mutate, ...tests]);
  const found = globs.filter((glob) => !glob.startsWith("!"));
  expect(found.filter((glob) => globSync(glob, { cwd: root }).length === 0)).toEqual([]);
});

it("explains every mark the contract uses, and no other", () => {
  const files = globSync("spec/{openapi.yaml,*/paths*.yaml,*/schemas*.yaml}", { cwd: root });
  const used = new Set(files.flatMap((file) => read(file).match(/(?<=^\s*(?:- )?|[{,] )x-[a-z-]+(?=:)/gm) ?? []));
  const marks = new Set([...text.matchAll(/`(x-[a-z-]+)`/g)].map(([, mark = ""]) => mark));
  expect([...marks].sort()).toEqual([...used].sort());
});

it("says what each folder of the sandbox holds", () => {
  const folders = readdirSync(new URL("apps/sandbox/src/", root), { withFileTypes: true });
  const there = folders.filter((each) => each.isDirectory()).map(({ name }) => name);
  expect(
    named("Inside the sandbox")
      .filter((name) => !name.includes("/"))
      .sort(),
  ).toEqual(there.filter((name) => name !== "areas").sort());
});

it("leads to no file that isn't there", () => {
  const paths = [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]*)`/g)].map(([, path = ""]) => path);
  const homes = ["", "apps/sandbox/src/", "apps/web/", "apps/web/src/"];
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !homes.some((home) => existsSync(new URL(home + path, root))))).toEqual([]);
});
