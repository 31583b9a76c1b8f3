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
import { flowSearch } from "../src/kernel/flow/flow-search.ts";
import { learn, speak, useIntlNow } from "../src/kernel/locale-state.ts";
import type { Locale } from "../src/lib/locale.ts";
import { TextsContext } from "../src/lib/text.tsx";
import { createQueryClient } from "../src/shell/query-client.ts";
import { newBrowser, person } from "./page.tsx";

/** A flow on a page of its own, for what the kernel does whatever the flow is about. `failures` tells what reached the shell. */
export async function openFlow(Flow: () => ReactNode, locale: Locale = "en") {
  newBrowser(async () => new Response(null, { status: 404 }));
  await learn(["signedIn", "moves", "account", "identity"]);
  await speak(locale);
  const failures: unknown[] = [];
  let page = mount(Flow, "/flow", failures);
  onTestFinished(() => page.close());
  return {
    ...person(),
    failures,
    address: () => page.router.state.location.href,
    // Not waited for: a guard may hold it.
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
    return (
      <TextsContext value={useIntlNow()}>
        <QueryClientProvider client={queryClient}>
          {/* A router of the test's own; the app's is another type. */}
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </TextsContext>
    );
  }
}
