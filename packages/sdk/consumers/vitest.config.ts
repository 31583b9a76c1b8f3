import { defineConfig } from "vitest/config";

// The packages as partners get them: packed, installed elsewhere, used. Run by `test`, not by `check`.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "packages",
    include: ["*.test.ts"],
    globalSetup: "harness/setup.ts",
    maxWorkers: "100%",
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
