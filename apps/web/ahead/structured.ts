import type { DrawnPage } from "../src/draw-ahead.tsx";
import { addressIn } from "../src/kernel/page/head.ts";
import type { Locale } from "../src/lib/locale.ts";

interface Piece {
  title: string;
  publishTime?: string;
  updatedAt?: string;
  author?: string | null;
  languageCode: string;
  categoryId?: string;
  categoryTitle?: string;
}

const context = "https://schema.org";

/** What a page is, for search engines: who is behind it, an article, or the way to it. */
export function structuredOf(href: string, locale: Locale, page: DrawnPage, origin: string): object[] {
  const at = (address: string) => origin + addressIn(locale, address);
  if (href === "/")
    return [
      { "@context": context, "@type": "Organization", name: "Coffer", url: `${origin}/`, logo: `${origin}/mark.svg` },
    ];
  const answer = page.data.find(([[, name]]) =>
    /^get(HelpCenterDetail|NewsById|AnnouncementDetail)$/.test(String(name)),
  )?.[1];
  if (!answer) return [];
  const piece = answer as Piece;
  const day = piece.publishTime ?? piece.updatedAt;
  const article = {
    "@context": context,
    "@type": href.startsWith("/news") ? "NewsArticle" : "Article",
    headline: piece.title,
    description: page.description,
    inLanguage: piece.languageCode,
    datePublished: day,
    dateModified: piece.updatedAt ?? day,
    author: { "@type": "Organization", name: piece.author ?? "Coffer" },
    publisher: { "@type": "Organization", name: "Coffer" },
    image: `${origin}/social.png`,
    mainEntityOfPage: at(href),
  };
  if (!piece.categoryId) return [article];
  const steps: [string, string][] = [
    [locale === "en" ? "Help centre" : "帮助中心", "/help"],
    [piece.categoryTitle ?? "", `/help/list?category=${piece.categoryId}`],
    [piece.title, href],
  ];
  const way = steps.map(([name, address], at_) => ({
    "@type": "ListItem",
    position: at_ + 1,
    name,
    item: at(address),
  }));
  return [article, { "@context": context, "@type": "BreadcrumbList", itemListElement: way }];
}
