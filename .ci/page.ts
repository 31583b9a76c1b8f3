import { builtinEnvironments, type Environment } from "vitest/runtime";

const ready: unique symbol = Symbol.for("coffer.page");
type Worker = typeof globalThis & { [ready]?: Promise<unknown> };

/** One page of jsdom for all test files of a worker. Vitest makes one a file; and in a mutation run its second fails. */
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
