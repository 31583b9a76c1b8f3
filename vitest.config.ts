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

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    projects: Object.entries(areas).map(([name, folder]) => ({
      extends: true as const,
      test: { name, include: [`${folder}/**/*.test.{ts,tsx}`] },
    })),
  },
});
