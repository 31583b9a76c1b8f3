import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { act, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { onTestFinished } from "vitest";
import { LocaleProvider } from "../src/app/intl.tsx";
import { createQueryClient } from "../src/app/query-client.ts";
import { flowSearch } from "../src/platform/flow/flow-search.ts";
import type { Locale } from "../src/platform/intl/locale.ts";
import { learn, speak, useCurrentIntl } from "../src/platform/intl/locale-state.ts";
import { newBrowser, person } from "./page.tsx";

/** Opens a flow on its own page, for tests of the flow platform. `failures` lists what reached the app shell. */
export async function openFlow(Flow: () => ReactNode, locale: Locale = "en") {
  newBrowser(async () => new Response(null, { status: 404 }));
  await learn(["signedIn", "moves", "profile", "kyc"]);
  await speak(locale);
  const failures: unknown[] = [];
  let page = mount(Flow, "/flow", failures);
  onTestFinished(() => page.close());
  return {
    ...person(),
    failures,
    address: () => page.router.state.location.href,
    // Not awaited: a guard may block the navigation.
    goTo: (href: string) => act(async () => void page.router.history.push(href)),
    back: () => act(async () => page.router.history.back()),
    reload: () => {
      const { href } = page.router.state.location;
      page.close();
      page = mount(Flow, href, failures);
    },
  };
}

function mount(Flow: () => ReactNode, at: string, failures: unknown[]) {
  const queryClient = createQueryClient((error) => void failures.push(error));
  const root = createRootRoute({ component: Outlet });
  const flow = createRoute({ getParentRoute: () => root, path: "/flow", validateSearch: flowSearch, component: Flow });
  const other = createRoute({ getParentRoute: () => root, path: "/other", component: () => "Elsewhere" });
  const history = createMemoryHistory({ initialEntries: [at] });
  const router = createRouter({ routeTree: root.addChildren([flow, other]), history });
  const view = render(<Page />);
  return { router, close: () => view.unmount() };

  function Page() {
    const { locale, messages } = useCurrentIntl();
    return (
      <LocaleProvider locale={locale} messages={messages}>
        <QueryClientProvider client={queryClient}>
          {/* The test's own router; its type differs from the app's. */}
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </LocaleProvider>
    );
  }
}
