import { type SetupWorker, setupWorker } from "msw/browser";
import type { SeedOptions } from "../seed/seed.ts";
import { answer } from "./answer.ts";
import { answerInPage } from "./browser/in-page.ts";
import { inPage, type Notice, reasonOf } from "./browser/notices.ts";
import { Tab } from "./browser/tab.ts";
import { catchAll } from "./catch-all.ts";
import { readBases, SERVICE_HOSTS } from "./hosts.ts";

export type { Notice } from "./browser/notices.ts";

export type BrowserOptions = SeedOptions & {
  /**
   * Base URLs whose requests are answered; of the page's own origin only calls are.
   * @default where the client looks by itself, and the page's own origin
   */
  hosts?: readonly string[];
  /** Where the worker's file is, copied from this package. @default "/mockServiceWorker.js" */
  workerUrl?: string;
  /** Tabs of one name share a sandbox and its database. @default "coffer-sandbox" */
  name?: string;
  /** Told what whoever opens the page should know: above all, that nothing can be kept. */
  onNotice?: (notice: Notice) => void;
};

export type BrowserSandbox = {
  /** Answers from here on; resolves when requests are caught. Await it before the first request. */
  readonly start: () => Promise<void>;
  /** Leaves the page's requests alone again, and lets another tab lead. What was kept stays. */
  readonly stop: () => Promise<void>;
  /** The same as a fetch of its own, caught by nobody. */
  readonly fetch: typeof globalThis.fetch;
  /** Whether this tab is the one that has the sandbox. */
  readonly leads: () => boolean;
  /** MSW's worker, for a page that adds handlers of its own. */
  readonly worker: SetupWorker;
};

/**
 * A sandbox in the page: the web app as static files, no server. Its state is kept in IndexedDB and shared by all tabs
 * of the origin: one of them leads, the others ask it, and when it closes the next goes on from what was kept. Time
 * runs with real time.
 * @example const sandbox = setupSandboxWorker(); await sandbox.start(); // then render
 */
export function setupSandboxWorker(options: BrowserOptions = {}): BrowserSandbox {
  const { hosts = [...SERVICE_HOSTS, location.origin], workerUrl = "/mockServiceWorker.js", ...rest } = options;
  const { name = "coffer-sandbox", onNotice: tell = () => {}, ...seed } = rest;
  const tab = new Tab({ name, seed, tell, locks: navigator.locks });
  const ask = (request: Request, path?: string) =>
    answer((asked) => tab.ask({ ...asked, headers: withPage(asked.headers) }), request, path);
  const bases = readBases(hosts, location.origin);
  const worker = setupWorker(catchAll(ask, bases));
  let stopInPage: (() => void) | null = null;

  return {
    worker,
    fetch: (input, init) => ask(new Request(input, init)),
    leads: () => tab.leads,
    async start() {
      await tab.start();
      try {
        await worker.start({ onUnhandledFrame: "bypass", quiet: true, serviceWorker: { url: workerUrl } });
      } catch (error) {
        stopInPage = answerInPage(ask, bases);
        tell(inPage(reasonOf(error)));
      }
    },
    async stop() {
      if (stopInPage) stopInPage();
      else await worker.stop();
      tab.stop();
    },
  };
}

/** What a browser adds to a request only on its way out. */
const withPage = (headers: Readonly<Record<string, string>>) => ({
  "user-agent": navigator.userAgent,
  "accept-language": navigator.languages.join(","),
  ...headers,
});
