import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { bundle } from "../../../spec/tools/bundle.ts";
import { run } from "./harness/run.ts";

const folder = inject("folder");

describe.each(["errors", "sdk"])("@coffer/%s", (name) => {
  const tarball = join(folder, `coffer-${name}.tgz`);
  const pkgDir = join(folder, "unpacked", name, "package");
  beforeAll(async () => {
    await mkdir(join(folder, "unpacked", name), { recursive: true });
    await run("tar", ["-xzf", tarball, "-C", join(folder, "unpacked", name)], folder);
  });

  it("has no problem publint knows", async () => {
    const data = await readFile(tarball);
    const { messages, pkg } = await publint({ pack: { tarball: Uint8Array.from(data).buffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
  });

  it("has the right types in every way of resolving, the oldest too", async () => {
    const analysis = await checkPackage(createPackageFromTarballData(await readFile(tarball)));
    expect(analysis).toMatchObject({ types: { kind: "included" }, problems: [] });
  });

  it("carries what a reader needs and nothing of ours", async () => {
    const files = (await run("tar", ["-tzf", tarball], folder)).split("\n").filter(Boolean);
    expect(files).toEqual(
      expect.arrayContaining(["LICENSE", "README.md", "CHANGELOG.md"].map((file) => `package/${file}`)),
    );
    const kept =
      /^package\/(dist\/.*\.(js|d\.ts)|dist\/cjs\/package\.json|dist\/openapi\.json|[A-Z]+(\.md)?|package\.json)$/;
    expect(files.filter((file) => !kept.test(file) || /\.test\./.test(file))).toEqual([]);
  });

  it("has a manifest that leads to nothing left behind", async () => {
    const manifest = await readFile(join(pkgDir, "package.json"), "utf8");
    expect(manifest).not.toMatch(/@coffer\/source|workspace:|catalog:|\.\/src\//);
    expect(JSON.parse(manifest)).toMatchObject({
      sideEffects: false,
      publishConfig: { provenance: true },
      license: "MIT",
    });
  });
});

const entries = ["index", "react-query", "rules", "testing", "contract", "effect"];
const ours = ["@coffer/errors", "crypto-js"];
const peers: Record<string, string[]> = { rules: ["zod"], effect: ["effect"] };

describe.each(["esm", "cjs"])("%s", (kind) => {
  it.each(entries)("%s leads to what the manifest names, and never to a module of Node", async (entry) => {
    const reached = await packagesOf(join(folder, "unpacked/sdk/package/dist", kind), `${entry}.js`);
    expect([...ours, ...(peers[entry] ?? [])]).toEqual(expect.arrayContaining([...reached]));
  });
});

/** The packages a built file imports or requires, itself or through files beside it. */
async function packagesOf(dist: string, file: string): Promise<Set<string>> {
  const text = await readFile(join(dist, file), "utf8");
  const found = new Set<string>();
  for (const [, specifier = ""] of text.matchAll(/(?:\bfrom|\bimport|\brequire)\s*\(?\s*"([^"]+)"/g)) {
    if (specifier.startsWith("./")) for (const name of await packagesOf(dist, specifier)) found.add(name);
    else found.add(/^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier);
  }
  return found;
}

it("carries the contract as it stands", async () => {
  const packed = await readFile(join(folder, "unpacked/sdk/package/dist/openapi.json"), "utf8");
  expect(JSON.parse(packed)).toEqual(JSON.parse(JSON.stringify(await bundle())));
});
