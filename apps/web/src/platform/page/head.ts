import { defaultLocale, type Locale, localeOf, locales } from "../intl/locale.ts";

export interface PageHead {
  title: string;
  /** A page without one is for whoever is signed in, and no search engine. */
  description: string | undefined;
  locale: Locale;
  /** The language of a piece that nobody has translated: the address in that language is the one to be found. */
  written?: string | undefined;
}

type Tag = readonly [name: "meta" | "link", attributes: Record<string, string>];

/** What of a query names another page than without it; the rest is how one came to it, or how it is sorted. */
export const naming: readonly string[] = ["id", "category", "type"];

/** The address a page is known by. */
export function addressOf(href: string): string {
  const [pathname = "", search] = href.split(/[?#]/);
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => naming.includes(name)));
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** The same page in a language: English needs no word of it. */
export const addressIn = (locale: Locale, address: string): string =>
  locale === defaultLocale ? address : `${address}${address.includes("?") ? "&" : "?"}lang=${locale}`;

/** The home page's first screen in a language, as `e2e/social-picture.ts` takes it. */
export const socialPicture = (locale: Locale): string =>
  locale === defaultLocale ? "social.png" : `social-${locale}.png`;

const graphLocales: Record<Locale, string> = { en: "en_GB", "zh-CN": "zh_CN" };

/** What search engines, and programs that show a link, are told about a page. */
export function tagsOf({ title, description, locale, written }: PageHead, address: string, origin: string): Tag[] {
  if (description === undefined) return [["meta", { name: "robots", content: "noindex" }]];
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
  return [
    ["meta", { name: "description", content: description }],
    ["link", { rel: "canonical", href: href(localeOf(written) ?? locale) }],
    ...locales.map((of): Tag => ["link", { rel: "alternate", hreflang: of, href: href(of) }]),
    ["link", { rel: "alternate", hreflang: "x-default", href: href(defaultLocale) }],
    ...Object.entries(graph).map(([name, content]): Tag => ["meta", { property: `og:${name}`, content }]),
    ["meta", { name: "twitter:card", content: "summary_large_image" }],
  ];
}

/** Puts it into the document in place of what the page before has told. */
export function writeHead(head: PageHead, href: string): void {
  for (const old of document.head.querySelectorAll("[data-head]")) old.remove();
  const origin = import.meta.env.VITE_ORIGIN || location.origin;
  for (const [name, attributes] of tagsOf(head, addressOf(href), origin)) {
    const tag = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) tag.setAttribute(attribute, value);
    tag.dataset.head = "";
    document.head.append(tag);
  }
}
