import { builtinEnvironments, type Environment } from "vitest/runtime";

const ready: unique symbol = Symbol.for("coffer.page");
type Worker = typeof globalThis & { [ready]?: Promise<unknown> };

/** One jsdom page for all test files of a worker. Vitest would make a page for each file, and Stryker's second one fails. */
const page: Environment = {
  name: "page",
  viteEnvironment: "client",
  async setup(worker: Worker, options) {
    worker[ready] ??= Promise.resolve(builtinEnvironments.jsdom.setup(worker, options));
    await worker[ready];
    return { teardown() {} };
  },
};

export default page;
