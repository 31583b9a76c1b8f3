import { type SetupWorker, setupWorker } from "msw/browser";
import type { SeedOptions } from "../modules/seed-world.ts";
import { answer } from "./answer.ts";
import { controlled } from "./browser/controlled.ts";
import { inPage, type Notice, reasonOf } from "./browser/notices.ts";
import { Tab } from "./browser/tab.ts";
import { type AnswerAt, catchAll } from "./catch-all.ts";
import { sendByFetch, type WebhookOptions } from "./fetch-webhook.ts";
import { type Base, pathBelow, readBases, SERVICE_HOSTS } from "./hosts.ts";

export type { Notice } from "./browser/notices.ts";

export type BrowserOptions = SeedOptions & {
  /** Sends webhooks, to this machine's loopback addresses and to `webhookHosts`. @default the page's own */
  webhookFetch?: WebhookOptions["webhookFetch"];
  /** Hosts that may receive webhooks besides this machine; `*` for any. */
  webhookHosts?: WebhookOptions["webhookHosts"];
  /**
   * Base URLs whose requests are answered; of the page's own origin only API calls.
   * @default the client's default addresses, and the page's own origin
   */
  hosts?: readonly string[];
  /** The path of the worker's file, copied from this package. @default "/mockServiceWorker.js" */
  workerUrl?: string;
  /** Tabs with the same name share a sandbox and its database. @default "coffer-sandbox" */
  name?: string;
  /** Called with notices for the page's users: above all, that the state can't be saved. */
  onNotice?: (notice: Notice) => void;
};

export type BrowserSandbox = {
  /** Starts intercepting requests. Await it before the first request. */
  readonly start: () => Promise<void>;
  /** Stops intercepting requests, and lets another tab lead. The saved state stays. */
  readonly stop: () => Promise<void>;
  /** Asks the sandbox directly, without the service worker. */
  readonly fetch: typeof globalThis.fetch;
  /** Whether this tab is the leader, which runs the sandbox. */
  readonly leads: () => boolean;
  /** MSW's worker, for a page with handlers of its own. */
  readonly worker: SetupWorker;
};

/**
 * A sandbox in the page, for a static web app without a backend. Its state is saved in IndexedDB and
 * shared by all tabs of the origin: one tab is the leader and answers the others; when it closes, another tab
 * continues from the saved state. Time follows real time.
 * @example const sandbox = setupSandboxWorker(); await sandbox.start(); // then render
 */
export function setupSandboxWorker(options: BrowserOptions = {}): BrowserSandbox {
  const { hosts = [...SERVICE_HOSTS, location.origin], workerUrl = "/mockServiceWorker.js", ...rest } = options;
  const { name = "coffer-sandbox", onNotice: notify = () => {}, ...others } = rest;
  const { webhookFetch = globalThis.fetch.bind(globalThis), webhookHosts = [], ...seed } = others;
  const webhooks = { send: sendByFetch(webhookFetch), hosts: webhookHosts };
  const tab = new Tab({ name, seed, notify, webhooks, locks: navigator.locks });
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
        await controlled(navigator.serviceWorker);
      } catch (error) {
        stopInPage = answerInPage(ask, bases);
        notify(inPage(reasonOf(error)));
      }
    },
    async stop() {
      if (stopInPage) stopInPage();
      else await worker.stop();
      tab.stop();
    },
  };
}

/** Headers that a browser adds only on sending, so a page's `Request` lacks them. */
const withPage = (headers: Readonly<Record<string, string>>) => ({
  "user-agent": navigator.userAgent,
  "accept-language": navigator.languages.join(","),
  ...headers,
});

/**
 * For a browser that refuses the service worker: replaces the page's own `fetch`. Returns a function that restores
 * it.
 */
function answerInPage(answerAt: AnswerAt, bases: readonly Base[]): () => void {
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const path = pathBelow(new URL(request.url), bases);
    return path === null ? original(request) : answerAt(request, path);
  };
  return () => {
    globalThis.fetch = original;
  };
}
