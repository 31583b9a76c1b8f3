import { firstLocale } from "../src/platform/intl/locale.ts";
import { naming } from "../src/platform/page/head.ts";

/** What changes what a page shows: what was drawn ahead is another one. */
const changing = ["page", "size", "q", "product"] as const;

/** What such a page shows where its query names nothing. */
const unnamed: Record<string, string | undefined> = { "/user/register": "personal" };

/**
 * The file of a page drawn ahead, in the folder of what was built: by its language, path, and the article or section its query
 * names. A host looks for it before it sends `index.html`. Undefined where there can be none.
 */
export function pageFile(pathname: string, query: URLSearchParams): string | undefined {
  if (changing.some((name) => query.has(name))) return undefined;
  const locale = firstLocale(query.get("lang"), undefined);
  const named = naming.map((name) => query.get(name)).find((value) => value !== null) ?? unnamed[pathname];
  const path = pathname === "/" ? "/index" : pathname.replace(/\/$/, "");
  // Only what the names of our pages are made of: never a way out of the folder.
  const name = `${path}${named === undefined ? "" : `@${named}`}`.replace(/[^\w/@.-]|\.\.+/g, "_");
  return `pages/${locale}${name}.html`;
}
