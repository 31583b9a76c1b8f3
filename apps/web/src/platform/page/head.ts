import { defaultLocale, type Locale, localeOf, locales } from "../intl/locale.ts";

export interface PageHead {
  title: string;
  /** Undefined for a page that search engines don't list. */
  description: string | undefined;
  locale: Locale;
  /** The language of an untranslated article. The address in that language is the canonical one. */
  written?: string | undefined;
}

/** The parameters of a query that name a page of their own. */
export const naming: readonly string[] = ["id", "category", "type"];

/** Returns the address a page is known by: its path, and what of its query names it. */
export function addressOf(pathname: string, search: object): string {
  const named = Object.entries(search).filter(([name]) => naming.includes(name));
  const query = new URLSearchParams(named.map(([name, value]) => [name, String(value)]));
  const path = pathname.replace(/(.)\/$/, "$1");
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Returns the same address in a language. English, the default, has no parameter. */
export const addressIn = (locale: Locale, address: string): string =>
  locale === defaultLocale ? address : `${address}${address.includes("?") ? "&" : "?"}lang=${locale}`;

/** Returns the social preview image of a language, rendered by `e2e/social-picture.ts`. */
export const socialPicture = (locale: Locale): string =>
  locale === defaultLocale ? "social.png" : `social-${locale}.png`;

const graphLocales: Record<Locale, string> = { en: "en_GB", "zh-CN": "zh_CN" };

/** Returns a page's title and tags for search engines and link previews, as the router's `head` takes them. */
export function headOf({ title, description, locale, written }: PageHead, address: string) {
  if (description === undefined) return { meta: [{ title }, { name: "robots", content: "noindex" }], links: [] };
  const origin = import.meta.env.VITE_ORIGIN || location.origin;
  const href = (of: Locale) => origin + addressIn(of, address);
  const graph = {
    title,
    description,
    url: href(locale),
    image: `${origin}/${socialPicture(locale)}`,
    "image:width": "1200",
    "image:height": "630",
    type: "website",
    locale: graphLocales[locale],
    site_name: "Coffer",
  };
  return {
    meta: [
      { title },
      { name: "description", content: description },
      ...Object.entries(graph).map(([name, content]) => ({ property: `og:${name}`, content })),
      { name: "twitter:card", content: "summary_large_image" },
    ],
    links: [
      { rel: "canonical", href: href(localeOf(written) ?? locale) },
      ...locales.map((of) => ({ rel: "alternate", hrefLang: of, href: href(of) })),
      { rel: "alternate", hrefLang: "x-default", href: href(defaultLocale) },
    ],
  };
}
