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
  for (const folder of ["shop", "components", "bar"]) await mkdir(join(root, folder));
  const head = "openapi: 3.1.0\ninfo: { title: T, version: '1' }\nservers: [{ url: 'http://s', description: S }]\n";
  await write("openapi.yaml", `${head}x-services: { base: { url: 'http://b', description: B } }\n`);
  const reply = `{ description: D, content: { application/json: { schema: { $ref: ../components/schemas.yaml#/Used } } } }`;
  await write("shop/paths.yaml", "tag: { name: shop, description: Shop. }\n");
  await write(
    "shop/paths-bills.yaml",
    `/a: { get: { tags: [shop], x-service: base, responses: { "200": ${reply} } } }\n`,
  );
  await write(
    "components/schemas.yaml",
    `Used: { properties: { inner: { $ref: "#/Inner" } } }\nInner: { type: string }\nIdle: { type: string }\n`,
  );
});
afterEach(() => rm(root, { recursive: true }));

const write = (file: string, text: string) => writeFile(join(root, file), text);

test("parts nothing refers to are named", () => {
  expect(unusedParts(root)).toEqual(["components/schemas.yaml#/Idle"]);
});

test("a group's paths and tag come from its files, whatever their number", async () => {
  await write("shop/paths.yaml", "tag: { name: shop, description: Shop. }\n/b: { get: { tags: [shop] } }\n");
  const { paths, tags } = await bundle(root);
  expect(Object.keys(paths)).toEqual(["/b", "/a"]);
  expect(tags).toEqual([{ name: "shop", description: "Shop." }]);
});

test("a schema belongs to the group of its folder, and has one name in all files", async () => {
  await write("shop/schemas-bills.yaml", "Bill: { type: string }\n");
  expect([...ownersOfSchemas(root)]).toEqual([["Bill", "shop"]]);
  await write("shop/schemas.yaml", "Inner: { type: string }\n");
  expect(() => ownersOfSchemas(root)).toThrow(/components\/schemas.yaml has a schema Inner too/);
});

test.each([
  ["a path twice", "shop/paths.yaml", "tag: { name: shop, description: S }\n/a: {}\n", /another file has \/a too/],
  [
    "another group's operation",
    "shop/paths-x.yaml",
    "/c: { get: { operationId: c, tags: [bar] } }\n",
    /c isn't tagged/,
  ],
  ["a file of no group", "bar/paths.yaml", "/c: {}\n", /its group has no tag/],
  ["a tag in another file", "shop/paths-x.yaml", "tag: { name: bar, description: B }\n", /belongs in bar\/paths.yaml/],
  ["a word that is no path", "shop/paths-x.yaml", "listBills: {}\n", /listBills is neither/],
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
  await write("shop/paths-bills.yaml", `/a: { get: { tags: [shop], responses: { "200": { $ref: b.yaml#/none } } } }\n`);
  await expect(bundle(root)).rejects.toThrow(/no such file.*shop\/b\.yaml/);
});
