import { renameSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";

const sandbox = `http://127.0.0.1:${process.env.SANDBOX_PORT || 4010}`;

const served = resolve(import.meta.dirname, "../../dist/console");
const building = `${served}.building-${process.pid}`;

/** A running sandbox serves the old build until the new one is complete, and two builds don't mix. */
const swapIn: Plugin = {
  name: "swap-in",
  apply: "build",
  writeBundle: {
    order: "post",
    sequential: true,
    handler: () => {
      rmSync(served, { recursive: true, force: true });
      renameSync(building, served);
    },
  },
};

export default defineConfig({
  root: import.meta.dirname,
  base: "/__sandbox/",
  plugins: [react(), tailwindcss(), swapIn],
  resolve: { conditions: ["@coffer/source", ...defaultClientConditions] },
  // For work on the console: `vite --config src/console/vite.config.ts` beside a running sandbox.
  server: { host: "127.0.0.1", proxy: { "/__sandbox/api": sandbox } },
  build: {
    outDir: building,
    emptyOutDir: true,
    target: "es2022",
    // Small fonts stay files: a data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    // Bundled code is redistributed with its licences.
    license: { fileName: "licenses.md" },
    // Served locally, once: splitting would gain nothing.
    chunkSizeWarningLimit: 1000,
  },
});
