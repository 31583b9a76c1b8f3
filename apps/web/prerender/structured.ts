import { excerptOf } from "../src/platform/excerpt.ts";
import type { Locale } from "../src/platform/intl/locale.ts";
import { addressIn, socialPicture } from "../src/platform/page/head.ts";
import type { PrerenderedPage } from "../src/prerender.tsx";

interface Piece {
  title: string;
  content: string;
  publishTime?: string;
  updatedAt?: string;
  author?: string | null;
  languageCode: string;
  categoryId?: string;
  categoryTitle?: string;
}

const context = "https://schema.org";

/** What a page is, for search engines: who is behind it, an article, or the way to it. */
export function structuredOf(href: string, locale: Locale, page: PrerenderedPage, origin: string): object[] {
  const at = (address: string) => origin + addressIn(locale, address);
  const questions = questionsIn(page.root);
  if (questions.length > 0) return [{ "@context": context, "@type": "FAQPage", mainEntity: questions }];
  if (href === "/")
    return [
      { "@context": context, "@type": "Organization", name: "Coffer", url: `${origin}/`, logo: `${origin}/mark.svg` },
    ];
  const answer = page.answers.queries.find(({ queryKey }) =>
    /^get(HelpCenterDetail|NewsById|AnnouncementDetail)$/.test(String(queryKey[1])),
  )?.state.data;
  if (!answer) return [];
  const piece = answer as Piece;
  const day = piece.publishTime ?? piece.updatedAt;
  const article = {
    "@context": context,
    "@type": href.startsWith("/news") ? "NewsArticle" : "Article",
    headline: piece.title,
    description: excerptOf(piece.content),
    inLanguage: piece.languageCode,
    datePublished: day,
    dateModified: piece.updatedAt ?? day,
    author: { "@type": "Organization", name: piece.author ?? "Coffer" },
    publisher: { "@type": "Organization", name: "Coffer" },
    image: `${origin}/${socialPicture(locale)}`,
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

/** Questions and answers that a page shows, as it writes them: terms that end like a question. */
function questionsIn(html: string): object[] {
  const pairs = [...html.matchAll(/<dt[^>]*>((?:(?!<\/dt>).)*)<\/dt><dd[^>]*>((?:(?!<\/dd>).)*)<\/dd>/gs)];
  return pairs
    .map(([, asked = "", said = ""]) => [wordsOf(asked), wordsOf(said)] as const)
    .filter(([asked]) => /[?？]$/.test(asked))
    .map(([name, text]) => ({ "@type": "Question", name, acceptedAnswer: { "@type": "Answer", text } }));
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
/** What is read of a piece of a page. */
const wordsOf = (html: string) =>
  html.replace(/<[^>]*>/g, "").replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "");
