import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pathsIn, readTree } from "./route-areas.ts";

const source = new URL("../src/", import.meta.url);
const generated = readFileSync(new URL("route-tree.gen.ts", source), "utf8");

test("every route's file is in the start or in its area", async () => {
  const files = readdirSync(new URL("routes/", source), { recursive: true, encoding: "utf8" });
  const read = readTree(generated).map(({ file }) => file);
  expect(read.toSorted()).toEqual(files.filter((file) => /^(?!__root).*\.tsx$/.test(file)).toSorted());
});

test("where links may lead is read", () => {
  expect(pathsIn(generated)).toEqual(expect.arrayContaining(["/", "/user/login", "/assets", "/assets/withdraw"]));
});

test("a generator that writes another form is refused, not misread", () => {
  expect(() => readTree(generated.replace("as any", "as never"))).toThrow("another form");
  expect(() => readTree(generated.replace("import {", "import type {"))).toThrow("another form");
});
