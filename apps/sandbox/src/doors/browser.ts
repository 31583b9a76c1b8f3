import { type SetupWorker, setupWorker } from "msw/browser";
import type { SeedOptions } from "../seed/seed.ts";
import { catchAll } from "./catch-all.ts";
import { SERVICE_HOSTS } from "./hosts.ts";
import { createSandbox, type InProcessSandbox } from "./in-process.ts";
import { realNow } from "./real-time.ts";

/**
 * A sandbox in the page: the web app as static files, no server. Time runs with real time.
 * Start it with `worker.start({ onUnhandledFrame: "bypass" })`; the worker file comes with msw 3.
 */
export function setupSandboxWorker(options: SeedOptions & { hosts?: readonly string[] } = {}): {
  sandbox: InProcessSandbox;
  worker: SetupWorker;
} {
  const { hosts = [...SERVICE_HOSTS, location.origin], ...seed } = options;
  const sandbox = createSandbox({ live: true, startAt: realNow(), ...seed });
  return { sandbox, worker: setupWorker(catchAll(sandbox, hosts)) };
}
