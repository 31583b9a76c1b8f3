import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bundle } from "./bundle.ts";
import { unusedParts } from "./files.ts";
import { ownersOfSchemas } from "./join.ts";

let root = "";
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "spec-"));
  await mkdir(join(root, "paths"));
  await mkdir(join(root, "schemas"));
  const head = "openapi: 3.1.0\ninfo: { title: T, version: '1' }\nservers: [{ url: 'http://s', description: S }]\n";
  await write("openapi.yaml", `${head}x-services: { base: { url: 'http://b', description: B } }\n`);
  const reply = `{ description: D, content: { application/json: { schema: { $ref: ../schemas/a.yaml#/Used } } } }`;
  await write("paths/shop.yaml", "tag: { name: shop, description: Shop. }\n");
  await write(
    "paths/shop-bills.yaml",
    `/a: { get: { tags: [shop], x-service: base, responses: { "200": ${reply} } } }\n`,
  );
  await write(
    "schemas/a.yaml",
    `Used: { properties: { inner: { $ref: "#/Inner" } } }\nInner: { type: string }\nIdle: { type: string }\n`,
  );
});
afterEach(() => rm(root, { recursive: true }));

const write = (file: string, text: string) => writeFile(join(root, file), text);

test("parts nothing refers to are named", () => {
  expect(unusedParts(root)).toEqual(["schemas/a.yaml#/Idle"]);
});

test("a group's paths and tag come from its files, whatever their number", async () => {
  await write("paths/shop.yaml", "tag: { name: shop, description: Shop. }\n/b: { get: { tags: [shop] } }\n");
  const { paths, tags } = await bundle(root);
  expect(Object.keys(paths)).toEqual(["/b", "/a"]);
  expect(tags).toEqual([{ name: "shop", description: "Shop." }]);
});

test("a schema belongs to the group its file is named after, and has one name in all files", async () => {
  await write("schemas/shop-bills.yaml", "Bill: { type: string }\n");
  expect([...ownersOfSchemas(root)]).toEqual([["Bill", "shop"]]);
  await write("schemas/shop.yaml", "Inner: { type: string }\n");
  expect(() => ownersOfSchemas(root)).toThrow(/Inner stands in schemas\/a.yaml already/);
});

test.each([
  ["a path twice", "paths/shop.yaml", "tag: { name: shop, description: S }\n/a: {}\n", /\/a stands in another file/],
  [
    "another group's operation",
    "paths/shop-x.yaml",
    "/c: { get: { operationId: c, tags: [bar] } }\n",
    /c isn't tagged/,
  ],
  ["a file of no group", "paths/bar.yaml", "/c: {}\n", /begins with no group's/],
  ["a tag in another file", "paths/shop-x.yaml", "tag: { name: bar, description: B }\n", /stands in paths\/bar.yaml/],
  ["a word that is no path", "paths/shop-x.yaml", "listBills: {}\n", /listBills is neither/],
])("%s is refused", async (_, file, text, message) => {
  await write(file, text);
  await expect(bundle(root)).rejects.toThrow(message);
});

test("components keep their plain names and operations get the servers of their service", async () => {
  const document = await bundle(root);
  expect(Object.keys(document.components.schemas ?? {}).sort()).toEqual(["Inner", "Used"]);
  expect(document.paths["/a"]?.get?.servers?.map(({ url }) => url)).toEqual(["http://b", "http://s"]);
});

test("a reference that leads nowhere is named", async () => {
  await write("paths/shop-bills.yaml", `/a: { get: { tags: [shop], responses: { "200": { $ref: b.yaml#/none } } } }\n`);
  await expect(bundle(root)).rejects.toThrow(/no such file.*paths\/b\.yaml/);
});
