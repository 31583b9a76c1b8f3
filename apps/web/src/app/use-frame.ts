import { type StaticDataRouteOption, useHydrated, useMatches } from "@tanstack/react-router";
import type { TextGroup } from "../messages/groups.ts";
import { tabStore } from "../platform/storage.ts";
import { saidBy } from "./static-data.ts";

const name = "fromApp";

/** The product: "app mode (query from=app)". It lasts for the visit: internal links don't carry the query. */
export function noteAppMode(search: { from?: unknown }): void {
  if (search.from === "app") tabStore.set(name, "yes");
}

/** The routes' statements about the shell of this page. */
export function useFrame(): StaticDataRouteOption & { inApp: boolean } {
  // Selected, so that a page's changes don't rerender the shell.
  const said = useMatches({ select: saidBy, structuralSharing: true });
  const inApp = useHydrated() && tabStore.get(name) === "yes";
  return inApp ? { ...said, header: "none", footer: "none", inApp } : { ...said, inApp };
}

/** The message groups of a page's routes, outer ones included. */
export const textsOf = (matches: readonly { staticData: StaticDataRouteOption }[]): TextGroup[] =>
  matches.flatMap((match) => match.staticData.texts ?? []);
