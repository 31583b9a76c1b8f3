import { firstLocale } from "../src/platform/intl/locale.ts";
import { naming } from "../src/platform/page/head.ts";

/** The parameters that change what a page shows: such a page isn't prerendered. */
const changing = ["page", "size", "q", "product"] as const;

/** What such a page shows where its query names nothing. */
const unnamed: Record<string, string | undefined> = { "/user/register": "personal" };

/** The cookie of the language a user has chosen, as the SDK's store writes it. */
const language = /(?:^|; )coffer_production_lang=([^;]*)/;

/**
 * Returns the file of a prerendered page in the folder of the built app: by its language, its path, and the article or
 * section its query names. A host looks for it before it sends `index.html`.
 * @param cookie the request's cookies: a stored language counts where the address names none
 * @returns undefined for a page that isn't prerendered
 */
export function pageFile({ pathname, searchParams }: URL, cookie = ""): string | undefined {
  if (changing.some((name) => searchParams.has(name))) return undefined;
  const locale = firstLocale(searchParams.get("lang"), language.exec(cookie)?.[1]);
  const named = naming.map((name) => searchParams.get(name)).find((value) => value !== null) ?? unnamed[pathname];
  const path = pathname === "/" ? "/index" : pathname.replace(/\/$/, "");
  // Only characters of our own page names: never a path out of the folder.
  const name = `${path}${named === undefined ? "" : `@${named}`}`.replace(/[^\w/@.-]|\.\.+/g, "_");
  return `pages/${locale}${name}.html`;
}
