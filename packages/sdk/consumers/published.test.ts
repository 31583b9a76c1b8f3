import { mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
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

  it("passes publint", async () => {
    const data = await readFile(tarball);
    const { messages, pkg } = await publint({ pack: { tarball: Uint8Array.from(data).buffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
  });

  it("resolves the right types in every module resolution mode", async () => {
    const analysis = await checkPackage(createPackageFromTarballData(await readFile(tarball)));
    expect(analysis).toMatchObject({ types: { kind: "included" }, problems: [] });
  });

  it("contains what a reader needs and no internal file", async () => {
    const files = (await run("tar", ["-tzf", tarball], folder)).split("\n").filter(Boolean);
    expect(files).toEqual(
      expect.arrayContaining(["LICENSE", "README.md", "CHANGELOG.md"].map((file) => `package/${file}`)),
    );
    const kept =
      /^package\/(dist\/.*\.(js|d\.ts)|dist\/cjs\/package\.json|dist\/openapi\.json|dist\/licenses\/[\w-]+\.txt|[A-Z]+(\.md)?|package\.json)$/;
    expect(files.filter((file) => !kept.test(file) || /\.test\./.test(file))).toEqual([]);
  });

  it("has a manifest that refers only to packed files", async () => {
    const manifest = await readFile(join(pkgDir, "package.json"), "utf8");
    expect(manifest).not.toMatch(/@coffer\/source|workspace:|catalog:|\.\/src\//);
    expect(JSON.parse(manifest)).toMatchObject({
      sideEffects: false,
      publishConfig: { provenance: true },
      license: "MIT",
    });
  });
});

// The packages each entry may import, besides the package's own dependencies.
const peers: Record<string, string[]> = {
  index: [],
  "react-query": ["@tanstack/react-query"],
  rules: ["zod"],
  testing: [],
  "webhooks/verify-webhook": [],
  contract: [],
  "crypto/encryption": [],
  effect: ["effect"],
};

describe.each(["esm", "cjs"])("%s", (kind) => {
  // Neither a module of Node, nor a peer that only another entry needs.
  it.each(Object.entries(peers))("%s and its types import only installed packages", async (entry, allowed) => {
    const dist = join(folder, "unpacked/sdk/package/dist", kind);
    for (const file of [`${entry}.js`, `${entry}.d.ts`]) {
      const found = await packagesOf(join(dist, file));
      // Itself: encryption is an entry of its own.
      expect(["@coffer/sdk", "@coffer/errors", ...allowed], file).toEqual(expect.arrayContaining([...found]));
    }
  });
});

/** Returns the packages that a built file imports or requires, directly or through its files. */
async function packagesOf(file: string, seen = new Set<string>()): Promise<Set<string>> {
  const found = new Set<string>();
  if (seen.has(file)) return found;
  seen.add(file);
  const text = (await readFile(file, "utf8")).replace(/\/\*.*?\*\//gs, "");
  for (const [, to = ""] of text.matchAll(/(?:\bfrom|\bimport|\brequire)\s*\(?\s*"([^"]+)"/g)) {
    if (to.startsWith(".")) {
      const next = join(dirname(file), file.endsWith(".d.ts") ? to.replace(/\.ts$/, ".d.ts") : to);
      for (const name of await packagesOf(next, seen)) found.add(name);
    } else found.add(/^(@[^/]+\/)?[^/]+/.exec(to)?.[0] ?? to);
  }
  return found;
}

it("contains the contract unchanged", async () => {
  const packed = await readFile(join(folder, "unpacked/sdk/package/dist/openapi.json"), "utf8");
  expect(JSON.parse(packed)).toEqual(JSON.parse(JSON.stringify(await bundle())));
});
