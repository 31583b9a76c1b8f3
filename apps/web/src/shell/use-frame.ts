import { type StaticDataRouteOption, useMatches } from "@tanstack/react-router";
import { tabStore } from "../lib/storage.ts";
import "./static-data.ts";

const name = "fromApp";

/** The product: "app mode (query from=app)". It holds for the whole visit: links inside don't carry the query. */
export function noteAppMode(search: { from?: unknown }): void {
  if (search.from === "app") tabStore.set(name, "yes");
}

/** What the routes of this page say about the frame; an inner one wins over an outer one. */
export function useFrame(): StaticDataRouteOption & { inApp: boolean } {
  const matches = useMatches();
  const said: StaticDataRouteOption = Object.assign({}, ...matches.map((match) => match.staticData));
  if (matches.some((match) => match._notFound)) said.title = "error.notFound";
  const inApp = tabStore.get(name) === "yes";
  return inApp ? { ...said, header: "none", footer: "none", inApp } : { ...said, inApp };
}
