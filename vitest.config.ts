import { defineConfig } from "vitest/config";

// Workspace packages are tested from their sources: nothing needs building before a test.
const conditions = ["@coffer/source", "module", "node", "development|production"];

const areas = {
  packages: "packages/*/{src,test,examples}",
  sandbox: "apps/sandbox/{src,test}",
  web: "apps/web/{src,dev}",
  spec: "spec/tools",
  ci: ".ci",
};

const deep = "**/*.deep.test.ts";

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    // A property's hundreds of runs take seconds where the cores are shared; none of our tests measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      ...Object.entries(areas).map(([name, folder]) => ({
        extends: true as const,
        test: {
          name,
          include: [`${folder}/**/*.test.{ts,tsx}`],
          exclude: [deep],
          // The sandbox keeps all state in its worlds, so its test files may share one loaded engine: half the time.
          isolate: name !== "sandbox",
        },
      })),
      // Models and storms: too long for `check`, so `test` runs a tenth of them and `soak` all.
      {
        extends: true as const,
        test: { name: "deep", include: Object.values(areas).map((folder) => `${folder}/${deep}`) },
      },
    ],
  },
});
