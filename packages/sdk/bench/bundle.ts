import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import commonjs from "@rollup/plugin-commonjs";
import json from "@rollup/plugin-json";
import nodeResolve from "@rollup/plugin-node-resolve";
import terser from "@rollup/plugin-terser";
import * as esbuild from "esbuild";
import { rolldown } from "rolldown";
import { rollup } from "rollup";
import webpack from "webpack";

type Target = "browser" | "node";
type Bundler = (input: string, dir: string, target: Target) => Promise<void>;

/** Each writes `main.js` and, where the program loads something later, chunks beside it; minified by its usual means. */
export const bundlers: Record<string, Bundler> = {
  esbuild: async (input, outdir, platform) => {
    const entryPoints = { main: input };
    const to = { outdir, splitting: true, format: "esm", target: "es2022" } as const;
    await esbuild.build({ entryPoints, ...to, platform, bundle: true, minify: true, logLevel: "silent" });
  },
  rollup: async (input, dir, target) => {
    const resolve = nodeResolve({ browser: target === "browser", preferBuiltins: target === "node" });
    const build = await rollup({
      input: { main: input },
      plugins: [resolve, commonjs(), json()],
      onwarn: () => undefined,
    });
    await build.write({ dir, format: "es", entryFileNames: "[name].js", plugins: [terser({ module: true })] });
  },
  rolldown: async (input, dir, platform) => {
    const build = await rolldown({ input: { main: input }, platform, logLevel: "silent" });
    await build.write({ dir, format: "esm", minify: true, entryFileNames: "[name].js" });
  },
  webpack: async (entry, path, target) => {
    const output = { path, filename: "main.js", chunkFormat: "array-push" as const };
    const compiler = webpack({ mode: "production", target: target === "node" ? "node22" : "web", entry, output });
    await new Promise<void>((resolve, reject) => {
      compiler?.run((error, stats) => {
        const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString("errors-only")) : undefined);
        if (failed) reject(failed);
        else resolve();
      });
    });
  },
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
