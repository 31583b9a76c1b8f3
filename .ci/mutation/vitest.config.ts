import { defineConfig } from "vitest/config";
import { onPage, pageTests } from "../screens.ts";
import { targets } from "./targets.ts";

const conditions = ["@coffer/source", "module", "node", "development|production"];
const target = targets[process.env.TARGET ?? "sdk"];
if (!target) throw new Error(`Set TARGET to one of ${Object.keys(targets).join(", ")}.`);

/** Stryker runs a single Vitest project: the tests of one target. */
export default defineConfig({
  ...(target.page ? onPage : {}),
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: [...target.tests],
    isolate: false,
    ...(target.page ? pageTests : {}),
    testTimeout: 60_000,
  },
});
