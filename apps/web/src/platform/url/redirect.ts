/** The origin of the page; the prerenderer has none, and any will do. */
export const ownOrigin = () => (typeof location === "undefined" ? "http://127.0.0.1" : location.origin);

/** A path of this site to go to, or undefined. The one guard for every address that comes from outside. */
export function returnPath(candidate: unknown, origin: string = ownOrigin()): string | undefined {
  if (typeof candidate !== "string" || !candidate.startsWith("/")) return undefined;
  // Browsers drop tabs and line ends and read a backslash as a slash, so "/\t/evil" is another host.
  if (/[\\\p{Cc}]/u.test(candidate)) return undefined;
  try {
    const url = new URL(candidate, origin);
    if (url.origin !== origin || url.pathname.startsWith("//")) return undefined;
    return url.pathname + url.search + url.hash;
  } catch {
    return undefined;
  }
}

/** The product: "Home and about accept a query parameter 'to' with values wallet, card, apply, company, team". */
export const anchors = ["wallet", "card", "apply", "company", "team"] as const;
export type Anchor = (typeof anchors)[number];

export const anchorOf = (to: unknown): Anchor | undefined => anchors.find((anchor) => anchor === to);

/** A web address from content that may be opened: http and https only, never a script. */
export function outsideLink(candidate: unknown): string | undefined {
  if (typeof candidate !== "string") return undefined;
  try {
    const url = new URL(candidate);
    return url.protocol === "https:" || url.protocol === "http:" ? url.href : undefined;
  } catch {
    return undefined;
  }
}
