import { defineConfig } from "vitest/config";
import { messages } from "../../apps/web/vite/messages.ts";

const conditions = ["@coffer/source", "module", "node", "development|production"];

const environment = process.env.MUTATION_ENVIRONMENT ?? "node";

/** Stryker takes one project only; the tests and where they run come from `mutate.ts`. */
export default defineConfig({
  plugins: [messages()],
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: (process.env.MUTATION_TESTS ?? "").split("\n"),
    environment,
    setupFiles: environment === "node" ? [] : "packages/ui/src/test-dom.ts",
    isolate: false,
    testTimeout: 60_000,
  },
});
