import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { MOST_MS } from "./.ci/deep.ts";
import { onPage, pageTests } from "./.ci/screens.ts";
import { messages } from "./apps/web/vite/messages.ts";
import { routeAreas } from "./apps/web/vite/route-areas.ts";

// Workspace packages are tested from their sources: nothing needs building before a test.
const conditions = ["@coffer/source", "module", "node", "development|production"];

/**
 * Tests of the whole product through the sandbox: every refusal, life cycle and scenario, a long history; and of the doors
 * it is reached by, which start servers and processes.
 */
const product = ["apps/sandbox/test", "apps/sandbox/src/{doors,control,cli}"];

/** Where tests of what needs no page stand. */
const folders = ["packages/*/{src,test,examples}", "apps/sandbox/src", "apps/web/{src,dev,vite}", "spec/tools", ".ci"];

const deep = "**/*.{deep,property}.test.ts";
const deepScreens = "**/*.{deep,property}.test.tsx";

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
        plugins: [messages(), routeAreas()],
        test: {
          name: "unit",
          // Tests in .tsx files are of components and screens: they have a project of their own.
          include: folders.map((folder) => `${folder}/**/*.test.ts`),
          exclude: [deep, ...product.map((folder) => `${folder}/**`), "**/node_modules/**"],
          // Our modules keep no state of their own, so test files may share what is loaded: a third of the time.
          isolate: false,
        },
      },
      // With the screens' the part that grows with every area or waits for processes: `check` leaves them to `test`.
      {
        extends: true as const,
        test: {
          name: "product",
          include: product.map((folder) => `${folder}/**/*.test.ts`),
          exclude: [deep, "**/node_modules/**"],
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
          exclude: [deepScreens, "**/node_modules/**"],
        },
      },
      // Models and storms: too long for `check`, so `test` runs some of them and `soak` all (.ci/deep.ts).
      {
        extends: true as const,
        test: {
          name: "deep",
          testTimeout: MOST_MS,
          include: [...folders, "apps/sandbox/test"].map((folder) => `${folder}/${deep}`),
        },
      },
      {
        extends: true as const,
        ...onPage,
        test: { ...pageTests, name: "deep-screens", testTimeout: MOST_MS, include: [`apps/web/src/${deepScreens}`] },
      },
    ],
  },
});
