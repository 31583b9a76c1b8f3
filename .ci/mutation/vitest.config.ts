import { defineConfig } from "vitest/config";
import { messages } from "../../apps/web/vite/messages.ts";

const conditions = ["@coffer/source", "module", "node", "development|production"];

/** Stryker takes one project only; the tests and where they run come from `mutate.ts`. */
export default defineConfig({
  plugins: [messages()],
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: (process.env.MUTATION_TESTS ?? "").split("\n"),
    environment: process.env.MUTATION_ENVIRONMENT ?? "node",
    isolate: false,
    testTimeout: 60_000,
  },
});
