import type { Locale } from "@coffer/errors";
import type { Article, Section } from "./article.ts";
import { filled } from "./figures.ts";
import { htmlOf, plainOf } from "./markup.ts";
import { business } from "./sections/business.ts";
import { cash } from "./sections/cash.ts";
import { dealers } from "./sections/dealers.ts";
import { deposits } from "./sections/deposits.ts";
import { legal } from "./sections/legal.ts";
import { security } from "./sections/security.ts";
import { start } from "./sections/start.ts";
import { trading } from "./sections/trading.ts";
import { withdrawals } from "./sections/withdrawals.ts";

/** In display order. */
export const sections: readonly Section[] = [
  start,
  security,
  deposits,
  withdrawals,
  trading,
  dealers,
  cash,
  business,
  legal,
];

/** An article in one language, or in the only one. */
export type Reading = {
  id: string;
  section: Section;
  /** Its position among all. */
  order: number;
  language: Locale;
  title: string;
  lines: readonly string[];
  html: string;
  daysOld: number;
  alsoAsked: string;
};

function read(article: Article, section: Section, order: number, wanted: Locale): Reading {
  const language = article.zh === null ? "en" : wanted;
  const title = article.title[language === "en" ? 0 : 1];
  const markup = filled((language === "en" ? article.en : article.zh) ?? "", language);
  const { id, daysOld, alsoAsked } = article;
  const shown = { title: filled(title, language), lines: plainOf(markup).split("\n"), html: htmlOf(markup) };
  return { id, section, order, language, ...shown, daysOld, alsoAsked };
}

const readIn = new Map<Locale, readonly Reading[]>();

/** All articles in a language. Built on first use, once for all worlds, because they never change. */
export function readings(language: Locale): readonly Reading[] {
  const known = readIn.get(language);
  if (known) return known;
  let order = 0;
  const all = sections.flatMap((section) =>
    section.articles.map((article) => read(article, section, order++, language)),
  );
  readIn.set(language, all);
  return all;
}
