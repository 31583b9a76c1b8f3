import { cpSync, rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { defineConfig, type Options } from "tsup";
import manifest from "./package.json" with { type: "json" };

// tsup empties a folder for each build; the builds below share theirs, so they are emptied here.
rmSync("dist", { recursive: true, force: true });
// The licences of the inlined packages.
for (const name of ["effect", "crypto-js", "openapi-fetch"])
  cpSync(`node_modules/${name}/LICENSE`, `dist/licenses/${name}.txt`);

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

/**
 * Replaces crypto-js's look-up of Node's crypto module, which it uses only where Web Crypto is missing. Otherwise esbuild
 * adds a stand-in for `require` to every program.
 */
const withoutNodeCrypto: Plugin = {
  name: "without-node-crypto",
  setup: (build) => {
    build.onLoad({ filter: /crypto-js[\\/]core\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf8")).replace("typeof require === 'function'", "false"),
    }));
    build.onResolve({ filter: /^crypto$/ }, () => ({ path: "crypto", namespace: "empty" }));
    build.onLoad({ filter: /./, namespace: "empty" }, () => ({ contents: "module.exports = {};" }));
  },
};

/** Leaves what encrypts to a build of its own: crypto-js is CommonJS, whose helpers would be part of every program. */
const encryptionApart: Plugin = {
  name: "encryption-apart",
  setup: (build) => {
    build.onResolve({ filter: /\/encryption\.ts$/ }, ({ kind }) =>
      kind === "dynamic-import" ? { path: "@coffer/sdk/encryption", external: true } : undefined,
    );
  },
};

// JavaScript only: TypeScript 7 has no compiler API for tsup, so the build script runs tsc for the declarations.
const shared: Options = {
  platform: "neutral",
  target: "es2022",
  define: { SDK_VERSION: JSON.stringify(manifest.version) },
  outExtension: () => ({ js: ".js" }),
  esbuildPlugins: [withoutNodeCrypto, encryptionApart],
  noExternal: ["openapi-fetch", /^crypto-js/],
};
/** @param chunks the folder of the build's shared chunks: two builds may give theirs the same name */
const esm = (chunks: string): Options => ({
  ...shared,
  format: "esm",
  outDir: "dist/esm",
  esbuildOptions: (options) => {
    options.chunkNames = `${chunks}/[name]-[hash]`;
  },
});
const cjs: Options = { ...shared, format: "cjs", outDir: "dist/cjs" };
const entry = [
  "src/index.ts",
  "src/react-query.ts",
  "src/rules.ts",
  "src/testing.ts",
  "src/webhooks/verify-webhook.ts",
];
// A build of its own: in a chunk shared with the client, its object of all enumerations would be part of every program.
const contract = { entry: ["src/contract.ts"] };
const encryption = { entry: { "crypto/encryption": "src/crypto/encryption.ts" } };
// Effect is inlined, so that a program installs 56 MB less; ./effect alone uses the program's own copy.
const withEffect = { noExternal: [/^effect/, "openapi-fetch", /^crypto-js/] };
const effectEntry = { entry: ["src/effect.ts"], external: [/^effect/] };

export default defineConfig([
  { ...esm("chunks"), ...withEffect, entry, treeshake: true },
  { ...esm("contract-chunks"), ...contract },
  { ...esm("encryption-chunks"), ...encryption },
  { ...esm("effect-chunks"), ...effectEntry },
  {
    ...cjs,
    ...withEffect,
    entry,
    treeshake: true,
    // Tells Node and TypeScript that the files of this folder are CommonJS.
    onSuccess: () => writeFile("dist/cjs/package.json", '{ "type": "commonjs" }\n'),
  },
  { ...cjs, ...contract },
  { ...cjs, ...encryption },
  // effect is ESM only; Node 22.12 and newer can require it all the same.
  { ...cjs, ...effectEntry },
]);
