import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import "./main.css";
import { App } from "./app/app.tsx";
import { runFailure } from "./app/errors.ts";
import { openToNativeApp } from "./app/native-app.ts";
import { createQueryClient } from "./app/query-client.ts";
import { followSessionEnd } from "./app/session-end.ts";
import { startTheme } from "./app/theme.ts";
import { allowTextOnly } from "./app/trusted-types.ts";
import { textsOf } from "./app/use-frame.ts";
import { client } from "./platform/client.ts";
import { firstLocale } from "./platform/intl/locale.ts";
import { currentIntl, learn, onSpoken, speak } from "./platform/intl/locale-state.ts";
import { hasSession } from "./platform/session.ts";
import { store } from "./platform/store.ts";
import { createAppRouter } from "./router.ts";

/** From here on a page that is coming shows that it is. */
const SLOW_MS = 150;
/** Whoever has just come is there: watching for who isn't any more can wait until the page is quiet. */
const WATCH_AFTER = 60_000;

// After the modules have run, not by one of them: the chunks it loads import this one.
queueMicrotask(() => void start());

async function start() {
  // Whose session it is will be asked for: the client comes with the page, not after it.
  if (hasSession()) client().catch(() => undefined);
  const drawnAhead = document.querySelector("[data-ahead]") ? import("./app/drawn-ahead.ts") : undefined;
  const queryClient = createQueryClient((error, shows) =>
    runFailure(error, shows, { router, queryClient, intl: currentIntl }),
  );
  const router = createAppRouter(queryClient);

  allowTextOnly();
  startTheme();
  followSessionEnd(router, queryClient);
  openToNativeApp(queryClient);
  setTimeout(() => void import("./app/idle.ts").then(({ watchIdle }) => watchIdle()), WATCH_AFTER);

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
