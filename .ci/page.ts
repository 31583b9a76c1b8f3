import { builtinEnvironments, type Environment } from "vitest/runtime";

const ready: unique symbol = Symbol.for("coffer.page");
type Worker = typeof globalThis & { [ready]?: Promise<unknown> };

/** Returns a Request that resolves relative URLs against the page, as in browsers. Node's Request rejects them. */
function pageRequest({ Request, location }: Worker): typeof Request {
  return class extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(input instanceof Request ? input : new URL(String(input), location.origin), init);
    }
  };
}

/** One jsdom page for all test files of a worker. Vitest would make a page for each file, and Stryker's second one fails. */
const page: Environment = {
  name: "page",
  viteEnvironment: "client",
  async setup(worker: Worker, options) {
    worker[ready] ??= Promise.resolve(builtinEnvironments.jsdom.setup(worker, options)).then(() => {
      worker.Request = pageRequest(worker);
    });
    await worker[ready];
    return { teardown() {} };
  },
};

export default page;
