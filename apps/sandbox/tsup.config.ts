import { copyFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { defineConfig } from "tsup";

// JavaScript only: TypeScript 7 has no compiler API for tsup, so the build script runs tsc for the declarations.
// The console is built beside it, by Vite.
export default defineConfig({
  entry: {
    index: "src/index.ts",
    node: "src/adapters/node.ts",
    browser: "src/adapters/browser.ts",
    server: "src/adapters/server.ts",
    control: "src/client/control-client.ts",
    cli: "src/cli.ts",
  },
  format: "esm",
  outDir: "dist/js",
  clean: true,
  target: "es2022",
  platform: "neutral",
  removeNodeProtocol: false,
  minifySyntax: true,
  minifyWhitespace: true,
  // Read by dev/licenses.ts, which removes it.
  metafile: true,
  // All is inlined, so that `npx` fetches one package; but MSW, which a test's or a page's own handlers share with ours.
  noExternal: [/^(?!msw(\/|$)|node:)/],
  external: [/^node:/],
  esbuildOptions: (options) => {
    options.conditions = ["@coffer/source"];
    // crypto-js says there that it needs no "crypto" of Node.
    options.mainFields = ["browser", "module", "main"];
  },
  onSuccess: () =>
    copyFile(fileURLToPath(import.meta.resolve("msw/mockServiceWorker.js")), "dist/mockServiceWorker.js"),
});
