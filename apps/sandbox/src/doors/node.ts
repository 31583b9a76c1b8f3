import { type SetupServer, setupServer } from "msw/node";
import type { SeedOptions } from "../seed/seed.ts";
import { catchAll } from "./catch-all.ts";
import { SERVICE_HOSTS } from "./hosts.ts";
import { createSandbox, type InProcessSandbox } from "./in-process.ts";

export { createSandbox };

/**
 * For tests in Node that leave fetch alone: every request to the hosts is answered in process.
 * @example const { server } = setupSandbox(); beforeAll(() => server.listen()); afterAll(() => server.close());
 */
export function setupSandbox(options: SeedOptions & { hosts?: readonly string[] } = {}): {
  sandbox: InProcessSandbox;
  server: SetupServer;
} {
  const { hosts = SERVICE_HOSTS, ...seed } = options;
  const sandbox = createSandbox(seed);
  return { sandbox, server: setupServer(catchAll(sandbox.fetch, hosts)) };
}
