import { useMemo, useSyncExternalStore } from "react";

export const sections = ["overview", "inbox", "people", "chain", "review", "requests", "coverage", "worlds"] as const;
export type Section = (typeof sections)[number];

/** Where the console is; all of it stands in the address, so that it can be sent to somebody. */
export type Place = {
  world: string;
  /** Null where the address names no section of ours. */
  section: Section | null;
  /** `#/sign-in/80412`: who to hand over to the web app of this origin. */
  signIn: string | null;
  /** The web app's origin, if the address tells. */
  web: string | null;
};

export const MAIN_WORLD = "main";
const moved = "coffer:moved";

export function readPlace({ search, hash }: Pick<Location, "search" | "hash">): Place {
  const query = new URLSearchParams(search);
  const [name = "", ...rest] = hash.replace(/^#\/?/, "").split("/");
  const section = name === "" ? "overview" : (sections.find((each) => each === name) ?? null);
  const signIn = name === "sign-in" && rest.length === 1 && rest[0] ? rest[0] : null;
  return { world: query.get("world") || MAIN_WORLD, section, signIn, web: readOrigin(query.get("web") ?? "") };
}

/** The origin of an address somebody typed, or null: `javascript:` and the like must never become a link. */
export function readOrigin(text: string): string | null {
  try {
    const { protocol, origin } = new URL(text.includes("://") ? text : `http://${text}`);
    return protocol === "http:" || protocol === "https:" ? origin : null;
  } catch {
    return null;
  }
}

/** The address of a place that differs from this one in some parts. */
export function hrefOf(change: Partial<Pick<Place, "world" | "section" | "web">>, at: Location = location): string {
  const place = { ...readPlace(at), ...change };
  const query = new URLSearchParams();
  if (place.world !== MAIN_WORLD) query.set("world", place.world);
  if (place.web !== null) query.set("web", place.web);
  // Colons and slashes may stand in a query as they are, and read better.
  const search = query.toString().replaceAll("%3A", ":").replaceAll("%2F", "/");
  return `${at.pathname}${search && `?${search}`}#/${place.section ?? "overview"}`;
}

/** Where a person is signed in with one click: on the web app's own origin, so no token ever leaves it. */
export const signInHref = (web: string, world: string, uid: string) =>
  `${web}/__sandbox/${world === MAIN_WORLD ? "" : `?world=${encodeURIComponent(world)}`}#/sign-in/${encodeURIComponent(uid)}`;

export function go(change: Parameters<typeof hrefOf>[0]): void {
  history.pushState(null, "", hrefOf(change));
  window.dispatchEvent(new Event(moved));
}

export function usePlace(): Place {
  const href = useSyncExternalStore(subscribe, () => location.href);
  return useMemo(() => readPlace(new URL(href)), [href]);
}

function subscribe(listener: () => void) {
  const events = ["popstate", "hashchange", moved];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}
