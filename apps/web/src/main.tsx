import { type DehydratedState, hydrate } from "@tanstack/react-query";
import { ClientOnly } from "@tanstack/react-router";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import "./main.css";
import { App } from "./app/app.tsx";
import { runFailure } from "./app/errors.ts";
import { openToNativeApp } from "./app/native-app.ts";
import { createQueryClient } from "./app/query-client.ts";
import { followSessionEnd } from "./app/session-end.ts";
import { startTheme } from "./app/theme.ts";
import { allowTextOnly } from "./app/trusted-types.ts";
import { client } from "./platform/client.ts";
import { firstLocale, localeOf } from "./platform/intl/locale.ts";
import { currentIntl, onSpoken, speak } from "./platform/intl/locale-state.ts";
import { hasSession } from "./platform/session.ts";
import { store } from "./platform/store.ts";
import { createAppRouter } from "./router.ts";

/** A slower page is rendered while it loads (ms). */
const SLOW_MS = 150;
/** The watch for idle users begins once the page is quiet (ms). */
const WATCH_AFTER = 60_000;

declare global {
  interface Window {
    /** What the user did before hydration: see `public/theme.js`. */
    early?: Event[];
  }
}

// After all modules have run: the chunks it loads import this one.
queueMicrotask(() => void start());

async function start() {
  // A session needs the client at once: load it beside the page.
  if (hasSession()) client().catch(() => undefined);
  const queryClient = createQueryClient((error, shows) =>
    runFailure(error, shows, { router, queryClient, intl: currentIntl }),
  );
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  const answers = document.getElementById("answers")?.textContent;
  const router = createAppRouter(queryClient, undefined, answers !== undefined);

  allowTextOnly();
  startTheme();
  followSessionEnd(router, queryClient);
  openToNativeApp(queryClient);
  setTimeout(() => void import("./app/idle.ts").then(({ watchIdle }) => watchIdle()), WATCH_AFTER);

  const asked = new URLSearchParams(window.location.search).get("lang");
  const locale = firstLocale(asked, store.items.read("lang"));
  const { lang } = document.documentElement;
  if (answers !== undefined) {
    const dehydrated: DehydratedState = JSON.parse(answers);
    // As fresh as the page that shows them; React Query asks again when they are used later.
    for (const { state } of dehydrated.queries) state.dataUpdatedAt = Date.now();
    hydrate(queryClient, dehydrated);
  }
  // A prerendered page is hydrated in its own language first.
  await speak(answers === undefined ? locale : (localeOf(lang) ?? locale));
  const loaded = router.load();
  const { pathname } = router.latestLocation;
  await (answers === undefined
    ? Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, SLOW_MS))])
    : loaded);
  const isPrerendered = answers !== undefined && router.state.location.pathname === pathname;
  // Redirected: what was prerendered is another page.
  if (!isPrerendered) root.replaceChildren();

  const app = <App router={router} queryClient={queryClient} />;
  startTransition(() => {
    hydrateRoot(root, <StrictMode>{isPrerendered ? app : <ClientOnly>{app}</ClientOnly>}</StrictMode>);
  });
  const early = window.early ?? [];
  delete window.early;
  for (const event of early) repeat(event);

  // Servers answer in the language they were asked in.
  onSpoken(() => void queryClient.invalidateQueries());
  await speak(locale).catch(() => undefined);
  delete document.documentElement.dataset.otherLanguage;
}

/** Dispatches an event again that came before hydration. React hydrates the event's target first. */
function repeat(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof HTMLInputElement)) {
    target?.dispatchEvent(new (event.constructor as typeof PointerEvent)(type, event as PointerEvent));
  } else if (type === "input") {
    const { value, selectionStart, selectionEnd } = target;
    target.dispatchEvent(new Event(type, { bubbles: true }));
    if (target.value !== value) {
      target.value = value;
      target.setSelectionRange(selectionStart, selectionEnd);
    }
    // React takes the typed text for the rendered one: https://github.com/facebook/react/issues/12955
    const tracker: { setValue: (value: string) => void } | undefined = Reflect.get(target, "_valueTracker");
    tracker?.setValue(target.defaultValue);
    target.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
