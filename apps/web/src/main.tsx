import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import "./main.css";
import { client } from "./kernel/client.ts";
import { learn, onSpoken, speak } from "./kernel/locale-state.ts";
import { hasSession } from "./kernel/session.ts";
import { store } from "./kernel/store.ts";
import { firstLocale } from "./lib/locale.ts";
import { createAppRouter } from "./router.ts";
import { App } from "./shell/app.tsx";
import { runFailure } from "./shell/errors.ts";
import { openToNativeApp } from "./shell/native-app.ts";
import { createQueryClient } from "./shell/query-client.ts";
import { followSessionEnd } from "./shell/session-end.ts";
import { startTheme } from "./shell/theme.ts";
import { allowTextOnly } from "./shell/trusted-types.ts";
import { textsOf } from "./shell/use-frame.ts";

/** From here on a page that is coming shows that it is. */
const SLOW_MS = 150;
/** Whoever has just come is there: watching for who isn't any more can wait until the page is quiet. */
const WATCH_AFTER = 60_000;

// After the modules have run, not by one of them: the chunks it loads import this one.
queueMicrotask(() => void start());

async function start() {
  // Whose session it is will be asked for: the client comes with the page, not after it.
  if (hasSession()) client().catch(() => undefined);
  const drawnAhead = document.querySelector("[data-ahead]") ? import("./shell/drawn-ahead.ts") : undefined;
  const queryClient = createQueryClient((error, shows) => runFailure(error, shows, { router, queryClient }));
  const router = createAppRouter(queryClient);

  allowTextOnly();
  startTheme();
  followSessionEnd(router, queryClient);
  openToNativeApp(queryClient);
  setTimeout(() => void import("./shell/idle.ts").then(({ watchIdle }) => watchIdle()), WATCH_AFTER);

  // Where that fails the page itself says so, and tries again.
  await router.options.context.addArea(window.location.pathname).catch(() => false);
  const asked = new URLSearchParams(window.location.search).get("lang");
  // The page's code and its words at once, not one after the other.
  const matches = router.matchRoutes(router.latestLocation);
  for (const { routeId } of matches)
    void router.loadRouteChunk(router.routesById[routeId as keyof typeof router.routesById]);
  void learn(textsOf(matches));
  const locale = firstLocale(asked, store.items.read("lang"));
  const ahead = await drawnAhead?.catch(() => undefined);
  await Promise.all([speak(locale), ahead?.takeAnswers(queryClient, locale)]);
  // Servers answer in the language they were asked in.
  onSpoken(() => void queryClient.invalidateQueries());

  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  // Loaded before it is drawn, a page is drawn once: what comes to a drawn page later is drawn in one go. A slow one isn't waited for.
  await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, SLOW_MS))]);
  ahead?.goOnFrom(root);
  // As a transition React draws in slices of a few milliseconds, and a tap in between isn't kept waiting.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <App router={router} queryClient={queryClient} />
      </StrictMode>,
    );
  });
}
