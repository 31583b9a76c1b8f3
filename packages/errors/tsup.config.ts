import { defineConfig } from "tsup";

// JavaScript only: TypeScript 7 has no compiler API for tsup's declarations, so the build script runs tsc for those.
export default defineConfig({
  entry: ["src/index.ts"],
  format: ["esm", "cjs"],
  platform: "neutral",
  target: "es2022",
  clean: true,
});
