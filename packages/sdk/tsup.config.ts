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
// openapi-fetch is, because its CommonJS build and Node disagree about what its default export is.
const inlined = [/^effect/, "openapi-fetch"];
export default defineConfig([
  { ...shared, entry, format: "esm", outDir: "dist/esm", noExternal: inlined },
  {
    ...shared,
    entry,
    format: "cjs",
    outDir: "dist/cjs",
    noExternal: inlined,
    onSuccess: () => writeFile("dist/cjs/package.json", '{ "type": "commonjs" }\n'),
  },
  {
    ...shared,
    entry: ["src/effect.ts"],
    format: "esm",
    outDir: "dist/effect",
    external: [/^effect/],
    noExternal: ["openapi-fetch"],
  },
]);
