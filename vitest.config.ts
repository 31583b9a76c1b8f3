import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { TIMEOUT_MS } from "./.ci/property.ts";
import { onPage, pageTests } from "./.ci/screens.ts";
import { messages } from "./apps/web/vite/messages.ts";

// Workspace packages are tested from their sources: nothing needs building before a test.
const conditions = ["@coffer/source", "module", "node", "development|production"];

/** Tests of the whole product through the sandbox, and of its adapters, which start servers and processes. */
const product = ["apps/sandbox/test", "apps/sandbox/src/{adapters,stores,control,cli}"];

/** The folders of tests that need no page. */
const folders = ["packages/*/{src,test,examples}", "apps/sandbox/src", "apps/web/{src,dev,vite}", "spec/tools", ".ci"];

const property = "**/*.property.test.ts";
const propertyScreens = "**/*.property.test.tsx";

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    // Tests of screens and of processes wait a third of their time, so a core takes more than one file at once.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    // A property's hundreds of runs take seconds where the cores are shared; none of our tests measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true as const,
        plugins: [messages()],
        test: {
          name: "unit",
          // Tests in .tsx files are of components and screens: they have a project of their own.
          include: folders.map((folder) => `${folder}/**/*.test.ts`),
          exclude: [property, ...product.map((folder) => `${folder}/**`), "**/node_modules/**"],
          // Our modules keep no state of their own, so test files may share what is loaded: a third of the time.
          isolate: false,
        },
      },
      // These grow with every module, or wait for processes: `check` leaves them to `test`.
      {
        extends: true as const,
        test: {
          name: "product",
          include: product.map((folder) => `${folder}/**/*.test.ts`),
          exclude: [property, "**/node_modules/**"],
          isolate: false,
        },
      },
      // Components on a page, and whole screens over a sandbox in the same process. One loaded page and app serve all files:
      // loading them is most of the time.
      {
        extends: true as const,
        ...onPage,
        test: {
          ...pageTests,
          name: "screens",
          include: ["{apps/web,packages/ui}/{src,test,gallery}/**/*.test.tsx"],
          exclude: [propertyScreens, "**/node_modules/**"],
        },
      },
      // Property tests and stress tests: `check` leaves them out, `test` runs a few, `soak` many (.ci/property.ts).
      {
        extends: true as const,
        test: {
          name: "property",
          testTimeout: TIMEOUT_MS,
          include: [...folders, "apps/sandbox/test"].map((folder) => `${folder}/${property}`),
        },
      },
      {
        extends: true as const,
        ...onPage,
        test: {
          ...pageTests,
          name: "property-screens",
          testTimeout: TIMEOUT_MS,
          include: [`apps/web/src/${propertyScreens}`],
        },
      },
    ],
  },
});
