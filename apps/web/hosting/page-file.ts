import { locales } from "../src/lib/locale.ts";

/** What of a query names a page drawn ahead, beside its language. */
const naming = ["id", "category"] as const;
/** What changes what a page shows: what was drawn ahead is another one. */
const changing = ["page", "size", "q", "product"] as const;

/**
 * The file of a page drawn ahead, in the folder of what was built: by its language, path, and the article or section its query
 * names. A host looks for it before it sends `index.html`. Undefined where there can be none.
 */
export function pageFile(pathname: string, query: URLSearchParams): string | undefined {
  if (changing.some((name) => query.has(name))) return undefined;
  const asked = query.get("lang")?.toLowerCase();
  const locale = asked === "zh-hant" ? "zh-CN" : (locales.find((each) => each.toLowerCase() === asked) ?? "en");
  const named = naming.map((name) => query.get(name)).find((value) => value !== null);
  const path = pathname === "/" ? "/index" : pathname.replace(/\/$/, "");
  // Only what the names of our pages are made of: never a way out of the folder.
  const name = `${path}${named === undefined ? "" : `@${named}`}`.replace(/[^\w/@.-]|\.\.+/g, "_");
  return `pages/${locale}${name}.html`;
}
