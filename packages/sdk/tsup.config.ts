import { rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { defineConfig, type Options } from "tsup";
import { leanEffect } from "./lean-effect.ts";

// Emptied here, once: the builds below write side by side.
rmSync("dist", { recursive: true, force: true });

// JavaScript only: TypeScript 7 has no compiler API for tsup, so the build script runs tsc for the declarations.
const shared: Options = { platform: "neutral", target: "es2022", outExtension: () => ({ js: ".js" }) };
const entry = ["src/index.ts", "src/react-query.ts", "src/rules.ts", "src/testing.ts", "src/contract.ts"];

// Effect is inlined, so that nobody installs 56 MB for it and no bundler has to shake it; only ./effect shares the user's.
// Rollup shakes it once more than esbuild does: 1 kB gzip.
const withOwnEffect: Options = { entry, noExternal: [/^effect/], treeshake: true, esbuildPlugins: [leanEffect] };
const withUsersEffect: Options = { entry: ["src/effect.ts"], external: [/^effect/] };

export default defineConfig([
  { ...shared, ...withOwnEffect, format: "esm", outDir: "dist/esm" },
  {
    ...shared,
    ...withOwnEffect,
    format: "cjs",
    outDir: "dist/cjs",
    // Tells Node and TypeScript that what lies beside it is CommonJS.
    onSuccess: () => writeFile("dist/cjs/package.json", '{ "type": "commonjs" }\n'),
  },
  { ...shared, ...withUsersEffect, format: "esm", outDir: "dist/esm" },
  // effect is ESM only; Node 22.12 and newer can require it all the same.
  { ...shared, ...withUsersEffect, format: "cjs", outDir: "dist/cjs" },
]);
