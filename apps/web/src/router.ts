import type { QueryClient } from "@tanstack/react-query";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { RouteError } from "./app/route-error.tsx";
import { PageSkeleton } from "./platform/page/page-skeleton.tsx";
import { parseSearch, stringifySearch } from "./platform/url/search.ts";
import { routeTree } from "./route-tree.gen.ts";

/**
 * Creates the app's router.
 * @param history the browser's own if left out
 * @param isPrerendered whether the first page is hydrated: the browser has its scroll position
 */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory, isPrerendered = false) {
  let isHydrating = isPrerendered;
  const restoresScroll = () => {
    const restores = !isHydrating;
    isHydrating = false;
    return restores;
  };
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0, // React Query knows what is fresh
    // The frame of a page that waits for its data is there within a tenth of a second: `bench --only routes`.
    defaultPendingMs: 30,
    defaultPendingMinMs: 150,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: RouteError,
    // The prerenderer would write an inline script for it.
    scrollRestoration: typeof document !== "undefined" && restoresScroll,
  });
  // The tree of a hydrated page begins as the server's does, without a Suspense boundary at the root.
  if (isPrerendered) router.ssr = { manifest: undefined };
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
