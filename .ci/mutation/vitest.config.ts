import { defineConfig } from "vitest/config";

const conditions = ["@coffer/source", "module", "node", "development|production"];

/** Stryker takes one project only; the tests come from `mutate.ts`. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: { include: (process.env.MUTATION_TESTS ?? "").split("\n"), isolate: false, testTimeout: 60_000 },
});
