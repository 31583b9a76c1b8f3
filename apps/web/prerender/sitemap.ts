import { defaultLocale, locales } from "../src/platform/intl/locale.ts";
import { addressIn } from "../src/platform/page/head.ts";

const text = (words: string) => words.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** Every public page in each language, with where it is in the others. */
export function sitemapOf(addresses: readonly string[], origin: string): string {
  const urls = addresses.flatMap((address) =>
    locales.map((locale) => {
      const others = [...locales.map((of) => [of, of] as const), ["x-default", defaultLocale] as const].map(
        ([name, of]) =>
          `<xhtml:link rel="alternate" hreflang="${name}" href="${text(origin + addressIn(of, address))}"/>`,
      );
      return `<url><loc>${text(origin + addressIn(locale, address))}</loc>${others.join("")}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`;
}

/** Every page may be looked at; those of somebody signed in say themselves that they aren't to be listed. */
export const robotsOf = (origin: string) => `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
