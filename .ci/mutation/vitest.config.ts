import { defineConfig } from "vitest/config";
import { onPage, pageTests } from "../screens.ts";

const conditions = ["@coffer/source", "module", "node", "development|production"];

const withPage = process.env.MUTATION_PAGE === "1";

/** Stryker takes one project only; the tests and where they run come from `mutate.ts`. */
export default defineConfig({
  ...(withPage ? onPage : {}),
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: (process.env.MUTATION_TESTS ?? "").split("\n"),
    isolate: false,
    ...(withPage ? pageTests : {}),
    testTimeout: 60_000,
  },
});
