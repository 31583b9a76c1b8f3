import { createSandbox, type FaultRule, type PersonaName } from "@coffer/sandbox";
import { createMemoryHistory } from "@tanstack/react-router";
import { act, render } from "@testing-library/react";
import { onTestFinished } from "vitest";
import { App } from "../src/app/app.tsx";
import { runFailure } from "../src/app/errors.ts";
import { createQueryClient } from "../src/app/query-client.ts";
import { followSessionEnd } from "../src/app/session-end.ts";
import { coffer } from "../src/platform/api.ts";
import type { Locale } from "../src/platform/intl/locale.ts";
import { currentIntl, speak } from "../src/platform/intl/locale-state.ts";
import { endSignInAgain } from "../src/platform/sign-in-again.ts";
import { createAppRouter } from "../src/router.ts";
import { newBrowser, passInPage, person } from "./page.tsx";

const sandbox = createSandbox();
let worlds = 0;

/** A sent call. */
export interface SentCall {
  /** The last segment of its path. */
  name: string;
  key: string | null;
  body: string;
}

export interface AppOptions {
  /** The signed-in persona; signed out if omitted. */
  as?: PersonaName;
  locale?: Locale;
  /** The sandbox scenario to start from. */
  scenario?: string;
  /** Forwards each call to the sandbox, and may drop it. */
  network?: (request: Request, go: () => Promise<Response>) => Promise<Response>;
}

/** Opens the whole app at an address, over a sandbox world of this test. Time advances only by `pass`. */
export async function openApp(path: string, { as, locale = "en", scenario, network }: AppOptions = {}) {
  const world = `test-${++worlds}`;
  sandbox.fork(world);
  const calls: SentCall[] = [];
  newBrowser(async (request) => {
    const name = new URL(request.url).pathname.split("/").at(-1) ?? "";
    const call = { name, key: request.headers.get("idempotency-key"), body: await request.clone().text() };
    calls.push(call);
    request.headers.set("x-sandbox-world", world);
    const go = () => sandbox.fetch(request);
    const reply = await (network ? network(request, go) : go());
    // The client outlives a test and so does its PIN key: a call refused for its key id is resent.
    if (reply.status === 400 && (await reply.clone().text()).includes('"rule":"keyId"'))
      calls.splice(calls.indexOf(call), 1);
    return reply;
  });
  const control: typeof sandbox.control = (method, to, ...[input]) =>
    sandbox.control(method, to, input as never, world);
  if (scenario) control("POST", "scenario", { name: scenario });
  if (as) coffer.session.accept(control("POST", "personas/sign-in", { name: as }));
  await speak(locale);
  let page = mount(path);
  const close = () => {
    page.close();
    coffer.session.end();
    endSignInAgain(false);
  };
  onTestFinished(close);

  return {
    ...person(),
    control,
    calls,
    /** Returns the sent calls with this name. */
    sent: (name: string) => calls.filter((call) => call.name === name),
    address: () => page.router.state.location.href,
    // Not awaited: a guard may block the navigation.
    goTo: (href: string) => act(async () => void page.router.navigate({ href })),
    /** Unmounts the app; the end of a test does so too. */
    close,
    back: () => act(async () => page.router.history.back()),
    /** Simulates a reload: only storage and the address remain. */
    reload: () => {
      const { href } = page.router.state.location;
      page.close();
      page = mount(href);
    },
    /** Advances time in the world and in the page. */
    pass: async (ms: number) => {
      sandbox.advance(ms, world);
      await passInPage(ms);
    },
    /** Adds a fault rule for an operation. */
    fault: (operation: string, kind: NonNullable<FaultRule["kind"]>, more: FaultRule = {}) =>
      control("PUT", "faults", { rules: [{ operation, kind, ...more }] }),
    noFaults: () => control("PUT", "faults", { rules: [] }),
  };
}

/** Mounts the app with its own router and cache, as each tab and load does. */
function mount(path: string) {
  const queryClient = createQueryClient((error, shows) =>
    runFailure(error, shows, { router, queryClient, intl: currentIntl }),
  );
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }));
  const stop = followSessionEnd(router, queryClient);
  const view = render(<App router={router} queryClient={queryClient} />);
  return {
    router,
    close: () => {
      stop();
      view.unmount();
      queryClient.clear();
    },
  };
}
