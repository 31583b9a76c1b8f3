export const sections = [
  "overview",
  "people",
  "inbox",
  "books",
  "scenarios",
  "chain",
  "review",
  "actors",
  "requests",
  "faults",
  "coverage",
  "worlds",
] as const;
export type Section = (typeof sections)[number];

/** The console's place; on its own page all of it is in the address, so that it can be shared. */
export type Place = {
  world: string;
  /** Null if the address names no section. */
  section: Section | null;
  /** The section's open item: a request, an account. */
  item: string | null;
  /** `#/sign-in/80412`: the user to hand over to the web app of this origin. */
  signIn: string | null;
  /** The web app's origin, if the address has it. */
  web: string | null;
};
/** Another section opens without an item unless one is named. */
export type PlaceChange = Partial<Pick<Place, "world" | "section" | "item" | "web">>;

export const MAIN_WORLD = "main";

export function readPlace({ search, hash }: Pick<Location, "search" | "hash">): Place {
  const query = new URLSearchParams(search);
  const [name = "", ...rest] = hash.replace(/^#\/?/, "").split("/");
  const item = rest.length === 1 && rest[0] ? decoded(rest[0]) : null;
  return {
    world: query.get("world") || MAIN_WORLD,
    section: name === "" ? "overview" : (sections.find((each) => each === name) ?? null),
    item: name === "sign-in" ? null : item,
    signIn: name === "sign-in" ? item : null,
    web: readOrigin(query.get("web") ?? ""),
  };
}

/** Returns the origin of a typed address, or null: `javascript:` and the like must never become a link. */
export function readOrigin(text: string): string | null {
  try {
    const { protocol, origin } = new URL(text.includes("://") ? text : `http://${text}`);
    return protocol === "http:" || protocol === "https:" ? origin : null;
  } catch {
    return null;
  }
}

export const moveTo = (place: Place, change: PlaceChange): Place => ({
  ...place,
  ...(change.section !== undefined && { item: null }),
  ...change,
});

/** Returns the address of a place on the console's own page. */
export function addressOf({ world, section, item, web }: Place, pathname: string): string {
  const query = new URLSearchParams();
  if (world !== MAIN_WORLD) query.set("world", world);
  if (web !== null) query.set("web", web);
  // Colons and slashes are legal in a query, and more readable.
  const search = query.toString().replaceAll("%3A", ":").replaceAll("%2F", "/");
  const inside = item === null ? "" : `/${encodeURIComponent(item)}`;
  return `${pathname}${search && `?${search}`}#/${section ?? "overview"}${inside}`;
}

/** Returns the one-click sign-in of a user: on the web app's own origin, so no token ever leaves it. */
export const signInHref = (web: string, world: string, uid: string) =>
  `${web}/__sandbox/${world === MAIN_WORLD ? "" : `?world=${encodeURIComponent(world)}`}#/sign-in/${encodeURIComponent(uid)}`;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
