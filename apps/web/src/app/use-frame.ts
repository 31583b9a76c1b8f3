import { type StaticDataRouteOption, useHydrated, useMatches } from "@tanstack/react-router";
import type { TextGroup } from "../messages/groups.ts";
import { tabStore } from "../platform/storage.ts";
import { saidBy } from "./static-data.ts";

const name = "fromApp";

/** The product: "app mode (query from=app)". It holds for the whole visit: links inside don't carry the query. */
export function noteAppMode(search: { from?: unknown }): void {
  if (search.from === "app") tabStore.set(name, "yes");
}

/** What the routes of this page say about the frame around it. */
export function useFrame(): StaticDataRouteOption & { inApp: boolean } {
  // Selected, so that a page's own comings and goings don't draw the frame again.
  const said = useMatches({ select: saidBy, structuralSharing: true });
  const inApp = useHydrated() && tabStore.get(name) === "yes";
  return inApp ? { ...said, header: "none", footer: "none", inApp } : { ...said, inApp };
}

/** The groups of texts a page shows: those of all its routes, the outer ones' too. */
export const textsOf = (matches: readonly { staticData: StaticDataRouteOption }[]): TextGroup[] =>
  matches.flatMap((match) => match.staticData.texts ?? []);
