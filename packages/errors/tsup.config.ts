import { writeFile } from "node:fs/promises";
import { defineConfig, type Options } from "tsup";

// JavaScript only: TypeScript 7 has no compiler API for tsup, so the build script runs tsc for the declarations.
const shared: Options = {
  entry: ["src/index.ts"],
  platform: "neutral",
  target: "es2022",
  clean: true,
  outExtension: () => ({ js: ".js" }),
};

export default defineConfig([
  { ...shared, format: "esm", outDir: "dist/esm" },
  {
    ...shared,
    format: "cjs",
    outDir: "dist/cjs",
    onSuccess: () => writeFile("dist/cjs/package.json", '{ "type": "commonjs" }\n'),
  },
]);
