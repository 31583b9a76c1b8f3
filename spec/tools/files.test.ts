import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bundle } from "./bundle.ts";
import { unusedParts } from "./files.ts";

let root = "";
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "spec-"));
  await mkdir(join(root, "paths"));
  await mkdir(join(root, "schemas"));
  const head = "openapi: 3.1.0\ninfo: { title: T, version: '1' }\nservers: [{ url: 'http://s', description: S }]\n";
  await write(
    "openapi.yaml",
    `${head}x-services: { base: { url: 'http://b', description: B } }\npaths:\n  /a: { $ref: paths/a.yaml#/one }\n`,
  );
  const reply = `{ description: D, content: { application/json: { schema: { $ref: ../schemas/a.yaml#/Used } } } }`;
  await write("paths/a.yaml", `one: { get: { x-service: base, responses: { "200": ${reply} } } }\ntwo: {}\n`);
  await write(
    "schemas/a.yaml",
    `Used: { properties: { inner: { $ref: "#/Inner" } } }\nInner: { type: string }\nIdle: { type: string }\n`,
  );
});
afterEach(() => rm(root, { recursive: true }));

const write = (file: string, text: string) => writeFile(join(root, file), text);

test("parts nothing refers to are named, operations outside openapi.yaml too", () => {
  expect(unusedParts(root)).toEqual(["paths/a.yaml#/two", "schemas/a.yaml#/Idle"]);
});

test("components keep their plain names and operations get the servers of their service", async () => {
  const document = await bundle(join(root, "openapi.yaml"));
  expect(Object.keys(document.components.schemas ?? {}).sort()).toEqual(["Inner", "Used"]);
  expect(document.paths["/a"]?.get?.servers?.map(({ url }) => url)).toEqual(["http://b", "http://s"]);
});

test("a reference that leads nowhere is named", async () => {
  await write("paths/a.yaml", `one: { $ref: b.yaml#/none }\n`);
  await expect(bundle(join(root, "openapi.yaml"))).rejects.toThrow(/no such file.*paths\/b\.yaml/);
});
