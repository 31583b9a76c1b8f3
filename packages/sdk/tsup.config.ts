import { cpSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { defineConfig, type Options } from "tsup";
import manifest from "./package.json" with { type: "json" };
import { effectApart, effectFirst, partsApart, withoutNodeCrypto } from "./parts-apart.ts";

// Emptied here, once: the builds below write side by side.
rmSync("dist", { recursive: true, force: true });
// What is inlined below is handed on, and its licence with it.
for (const name of ["effect", "crypto-js", "openapi-fetch"])
  cpSync(`node_modules/${name}/LICENSE`, `dist/licenses/${name}.txt`);

// JavaScript only: TypeScript 7 has no compiler API for tsup, so the build script runs tsc for the declarations.
const define = { SDK_VERSION: JSON.stringify(manifest.version) };
const shared: Options = { platform: "neutral", target: "es2022", define, outExtension: () => ({ js: ".js" }) };
const esm: Options = { ...shared, format: "esm", outDir: "dist/esm" };
const cjs: Options = { ...shared, format: "cjs", outDir: "dist/cjs" };
const entry = ["src/index.ts", "src/react-query.ts", "src/rules.ts", "src/testing.ts", "src/webhook.ts"];
const contract = "src/contract.ts";
const withUsersEffect: Options = { entry: ["src/effect.ts"], external: [/^effect/] };

// Effect is inlined, so that nobody installs 56 MB for it and no bundler has to shake it; only ./effect shares the user's.
// Rollup shakes it once more than esbuild does: 1 kB gzip. crypto-js is CommonJS: wrapped by us, in a file that is loaded
// on demand, it costs those who bundle the client no wrapper of theirs on the main path.
export default defineConfig([
  {
    ...esm,
    entry,
    noExternal: [/^effect/, "openapi-fetch"],
    treeshake: true,
    esbuildPlugins: [partsApart, effectApart],
    plugins: [effectFirst],
  },
  { ...esm, entry: ["src/effect-parts.ts"], noExternal: [/^effect/], treeshake: true },
  // Apart: what it holds all enumerations together with would go into every program through a chunk of both.
  { ...esm, entry: [contract] },
  { ...esm, ...withUsersEffect, noExternal: ["openapi-fetch"], esbuildPlugins: [partsApart] },
  { ...esm, entry: ["src/api-key/signing.ts"] },
  { ...esm, entry: ["src/walk.ts"] },
  {
    ...esm,
    entry: { "crypto/encryption": "src/crypto/encryption.ts" },
    noExternal: [/^crypto-js/],
    esbuildPlugins: [withoutNodeCrypto],
  },
  {
    ...cjs,
    entry: [...entry, contract],
    noExternal: [/^effect/, /^crypto-js/, "openapi-fetch"],
    treeshake: true,
    esbuildPlugins: [withoutNodeCrypto],
    // Tells Node and TypeScript that what lies beside it is CommonJS.
    onSuccess: () => writeFile("dist/cjs/package.json", '{ "type": "commonjs" }\n'),
  },
  {
    ...cjs,
    entry: { "crypto/encryption": "src/crypto/encryption.ts" },
    noExternal: [/^crypto-js/],
    esbuildPlugins: [withoutNodeCrypto],
  },
  // effect is ESM only; Node 22.12 and newer can require it all the same.
  { ...cjs, ...withUsersEffect, noExternal: [/^crypto-js/, "openapi-fetch"], esbuildPlugins: [withoutNodeCrypto] },
]);
