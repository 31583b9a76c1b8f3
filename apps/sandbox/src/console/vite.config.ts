import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

const sandbox = `http://127.0.0.1:${process.env.SANDBOX_PORT || 4010}`;

export default defineConfig({
  root: import.meta.dirname,
  base: "/__sandbox/",
  plugins: [react(), tailwindcss()],
  resolve: { conditions: ["@coffer/source", ...defaultClientConditions] },
  // For work on the console itself: `vite --config src/console/vite.config.ts` beside a running sandbox.
  server: { host: "127.0.0.1", proxy: { "/__sandbox/api": sandbox } },
  // Small fonts stay files: a data: address would need its own hole in the content security policy.
  build: { outDir: "../../dist/console", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
});
