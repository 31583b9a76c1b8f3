import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";

/** Limits of what a program loads at its start, min+gzip in bytes, for each bundler. `.size-limit.mjs` has those of `test`. */
export const LARGEST: Readonly<Record<string, number>> = { "ours-one-group": 28_000, "ours-all-groups": 32_000 };

export type Target = "browser" | "node";
export type Bundler = (input: string, dir: string, target: Target) => Promise<void>;

/** Writes `main.js` and, where the program loads something later, chunks beside it. */
export const withEsbuild: Bundler = async (input, outdir, platform) => {
  const entryPoints = { main: input };
  const to = { outdir, splitting: true, format: "esm", target: "es2022" } as const;
  await esbuild.build({ entryPoints, ...to, platform, bundle: true, minify: true, logLevel: "silent" });
};

export interface Size {
  /** Bytes, min+gzip, that load with the program. */
  start: number;
  /** Bytes that load only when the program needs them. */
  later: number;
}

/** Bundles a program and weighs what comes out. */
export async function weigh(bundler: Bundler, input: string, dir: string, target: Target): Promise<Size> {
  await rm(dir, { recursive: true, force: true });
  await bundler(input, dir, target);
  const files = new Map<string, string>();
  for (const file of await readdir(dir))
    if (file.endsWith(".js")) files.set(file, await readFile(join(dir, file), "utf8"));
  const start = withStaticImports(files, "main.js");
  const sum = (names: Iterable<string>) => [...names].reduce((total, name) => total + gzipped(files.get(name)), 0);
  return { start: sum(start), later: sum([...files.keys()].filter((file) => !start.has(file))) };
}

const gzipped = (text = "") => gzipSync(text, { level: 9 }).length;

function withStaticImports(files: ReadonlyMap<string, string>, file: string, found = new Set<string>()): Set<string> {
  found.add(file);
  for (const [, to = ""] of (files.get(file) ?? "").matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+)"/g)) {
    if (!found.has(to)) withStaticImports(files, to, found);
  }
  return found;
}
