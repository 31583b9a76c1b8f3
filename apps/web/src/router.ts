import { areas, root, routes } from "virtual:routes";
import type { QueryClient } from "@tanstack/react-query";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { RouteError } from "./app/route-error.tsx";
import { drawnPart } from "./platform/drawn-part.ts";
import { PageSkeleton } from "./platform/page/page-skeleton.tsx";
import { parseSearch, stringifySearch } from "./platform/url/search.ts";

/** `history` is the browser's own where it is left out. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  let known = routes;
  const added = new Set<string>();
  // Several addresses may lead to the routes of one area.
  const loadedOnce = new Set<object>();

  /** Loads the routes of the area an address lies in. False if they were here already, or there is no such area. */
  async function addArea(pathname: string): Promise<boolean> {
    const area = pathname.split("/")[1] ?? "";
    if (added.has(area) || !Object.hasOwn(areas, area)) return false;
    const loaded = await areas[area]?.();
    added.add(area);
    // Two links of an area may have asked for it at once.
    if (loaded && !loadedOnce.has(loaded)) {
      loadedOnce.add(loaded);
      known = [...known, ...loaded.routes];
      root.addChildren(known);
      router.setRoutes(router.buildRouteTree());
    }
    return true;
  }

  // Whoever reads a page drawn ahead stays where they are when the app comes to it.
  let drawn = drawnPart();
  const readsAnew = () => {
    if (!drawn) return true;
    drawn = null;
    return false;
  };

  root.addChildren(known);
  const router = createRouter({
    routeTree: root,
    ...(history && { history }),
    context: { queryClient, addArea },
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0, // React Query knows what is fresh
    // The frame of a page that waits for its data is there within a tenth of a second: `bench --only routes`.
    defaultPendingMs: 30,
    defaultPendingMinMs: 150,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: RouteError,
    // Where pages are drawn ahead it would write a script into them.
    scrollRestoration: !import.meta.env.AHEAD && readsAnew,
  });
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
