// What vite/route-areas.ts makes of the generated tree.
declare module "virtual:routes" {
  import type { AnyRoute } from "@tanstack/react-router";
  /** The root of all routes, and those of its children that are there from the start. */
  export const root: typeof import("./route-tree.gen.ts").routeTree;
  export const routes: AnyRoute[];
  /** The other areas, by the first part of their path. */
  export const areas: Record<string, () => Promise<{ routes: AnyRoute[] }>>;
  /** Where links may lead: for what is done while building. In the app the compiler holds them. */
  export const paths: readonly string[];
}
