import commonjs from "@rollup/plugin-commonjs";
import json from "@rollup/plugin-json";
import nodeResolve from "@rollup/plugin-node-resolve";
import terser from "@rollup/plugin-terser";
import { rolldown } from "rolldown";
import { rollup } from "rollup";
import webpack from "webpack";
import { type Bundler, withEsbuild } from "./weigh.ts";

/** Each writes `main.js` and, where the program loads something later, chunks beside it; minified by its usual means. */
export const bundlers: Record<string, Bundler> = {
  esbuild: withEsbuild,
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
