import { writeFile } from "node:fs/promises";
import { defineConfig, type Options } from "tsup";

// JavaScript only: TypeScript 7 has no compiler API for tsup, so the build script runs tsc for the declarations.
const shared: Options = {
  platform: "neutral",
  target: "es2022",
  clean: true,
  outExtension: () => ({ js: ".js" }),
};
const entry = ["src/index.ts", "src/react-query.ts", "src/rules.ts", "src/testing.ts", "src/contract.ts"];

// Effect is inlined, so that nobody installs 56 MB for it and no bundler has to shake it; only ./effect shares the user's.
export default defineConfig([
  { ...shared, entry, format: "esm", outDir: "dist/esm", noExternal: [/^effect/] },
  {
    ...shared,
    entry,
    format: "cjs",
    outDir: "dist/cjs",
    noExternal: [/^effect/],
    onSuccess: () => writeFile("dist/cjs/package.json", '{ "type": "commonjs" }\n'),
  },
  { ...shared, entry: ["src/effect.ts"], format: "esm", outDir: "dist/effect", external: [/^effect/] },
]);
