import type { QueryClient } from "@tanstack/react-query";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { PageSkeleton } from "./kernel/page/page-skeleton.tsx";
import { parseSearch, stringifySearch } from "./lib/search.ts";
import { routeTree } from "./route-tree.gen.ts";
import { NotFoundPage } from "./shell/not-found-page.tsx";
import { RouteError } from "./shell/route-error.tsx";

/** `history` is the browser's own where it is left out. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0, // React Query knows what is fresh
    defaultPendingMs: 150,
    defaultPendingMinMs: 300,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFoundPage,
    notFoundMode: "root",
    scrollRestoration: true,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
