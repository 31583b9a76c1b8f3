import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bundle } from "./bundle.ts";
import { unusedParts } from "./files.ts";
import { groupPaths, ownersOfSchemas } from "./groups.ts";
import { withPathList } from "./refusals.ts";

let root = "";
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "spec-"));
  for (const folder of ["shop", "components"]) await mkdir(join(root, folder));
  const head = "openapi: 3.1.0\ninfo: { title: T, version: '1' }\nservers: [{ url: 'http://s', description: S }]\n";
  await write("openapi.yaml", `${head}tags: [{ name: shop, description: Shop. }]\npaths: {}\n`);
  const reply = `{ description: D, content: { application/json: { schema: { $ref: ../components/schemas.yaml#/Used } } } }`;
  await write("shop/paths.yaml", "/b: { get: { operationId: b, tags: [shop] } }\n");
  await write(
    "shop/paths-bills.yaml",
    `/a: { get: { operationId: a, tags: [shop], responses: { "200": ${reply} } } }\n`,
  );
  await write(
    "components/schemas.yaml",
    `Used: { properties: { inner: { $ref: "#/Inner" } } }\nInner: { type: string }\nIdle: { type: string }\n`,
  );
  await write("openapi.yaml", withPathList(await readFile(join(root, "openapi.yaml"), "utf8"), root));
});
afterEach(() => rm(root, { recursive: true }));

const write = (file: string, text: string) => writeFile(join(root, file), text);

describe("the contract's files", () => {
  it("reports unused parts", () => {
    expect(unusedParts(root)).toEqual(["components/schemas.yaml#/Idle"]);
  });

  it("lists a group's paths from all of its files", async () => {
    const { paths, components } = await bundle(root);
    expect(Object.keys(paths)).toEqual(["/b", "/a"]);
    expect(Object.keys(components.schemas ?? {}).sort()).toEqual(["Inner", "Used"]);
  });

  it("assigns a schema to its folder's group under a unique name", async () => {
    await write("shop/schemas-bills.yaml", "Bill: { type: string }\n");
    expect([...ownersOfSchemas(root)]).toEqual([["Bill", "shop"]]);
    await write("shop/schemas.yaml", "Inner: { type: string }\n");
    expect(() => ownersOfSchemas(root)).toThrow(/components\/schemas.yaml has a schema Inner too/);
  });

  it.each([
    ["a path twice", "shop/paths-x.yaml", "/a: {}\n", /another file has \/a too/],
    [
      "another group's operation",
      "shop/paths-x.yaml",
      "/c: { get: { operationId: c, tags: [bar] } }\n",
      /c isn't tagged/,
    ],
    ["a word that is no path", "shop/paths-x.yaml", "listBills: {}\n", /listBills is not a path/],
  ])("refuses %s", async (_, file, text, message) => {
    await write(file, text);
    expect(() => groupPaths(root)).toThrow(message);
  });

  it("reports a dangling reference", async () => {
    const text = `/a: { get: { operationId: a, tags: [shop], responses: { "200": { $ref: b.yaml#/none } } } }\n`;
    await write("shop/paths-bills.yaml", text);
    await expect(bundle(root)).rejects.toThrow(/no such file.*shop\/b\.yaml/);
  });
});
