import { defineConfig } from "vitest/config";

// The sandbox as people get it: packed, installed by npm in an empty folder, used. Run by `test`, not by `check`.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "sandbox package",
    include: ["*.test.ts"],
    globalSetup: "harness/setup.ts",
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // They run servers and a browser; one after the other they need no more than one core.
    fileParallelism: false,
  },
});
