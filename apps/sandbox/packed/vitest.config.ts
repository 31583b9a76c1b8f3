import { defineConfig } from "vitest/config";

// Tests the packed sandbox after npm installs it in an empty folder. Part of `test`, not of `check`.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "sandbox package",
    include: ["*.test.ts"],
    globalSetup: "harness/setup.ts",
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // These tests run servers and a browser; sequentially they need at most one core.
    fileParallelism: false,
  },
});
