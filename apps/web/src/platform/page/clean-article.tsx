import DOMPurify, { type Config } from "dompurify";
import { type ReactNode, useMemo } from "react";
import { useIntl } from "react-intl";
import { defaultLocale, type Locale } from "../intl/locale.ts";
import type { CleanArticle, Heading } from "../known-html.ts";
import { ownOrigin } from "../url/redirect.ts";
import { addressIn } from "./head.ts";
import { noBreak } from "./no-break.ts";

const headings = ["h2", "h3", "h4"];
const text = ["p", "br", "hr", "ul", "ol", "li", "blockquote", "strong", "b", "em", "i", "code", "pre", "a", "img"];
const tables = ["table", "caption", "thead", "tbody", "tr", "th", "td"];

/** The markup of an article: nothing that runs, loads, hides, covers or asks for input. */
const allowed: Config = {
  ALLOWED_TAGS: [...headings, ...text, ...tables],
  ALLOWED_ATTR: ["href", "src", "alt", "colspan", "rowspan", "scope"],
  ADD_URI_SAFE_ATTR: ["colspan", "rowspan", "scope", "align"],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\/(?!\/))/i,
};

/** Ids are generated, never the server's: the prefix avoids the page's own ids. */
const idOf = (words: string) =>
  `part-${words
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, 60)}`;

function clean(html: string): HTMLElement {
  const body = DOMPurify.sanitize(html, { ...allowed, RETURN_DOM: true }) as HTMLElement;
  for (const picture of body.querySelectorAll("img"))
    if (new URL(picture.getAttribute("src") ?? "", ownOrigin()).origin !== ownOrigin())
      picture.replaceWith(picture.getAttribute("alt") ?? "");
  for (const link of body.querySelectorAll("a")) {
    if (new URL(link.getAttribute("href") ?? "", ownOrigin()).origin === ownOrigin()) continue;
    link.setAttribute("rel", "noopener noreferrer nofollow");
    link.setAttribute("target", "_blank");
  }
  return body;
}

/** Sanitises HTML of the server: images are ours, and external links send no referrer. */
export const cleaned = (html: string): string => clean(html).innerHTML;

/** `NodeFilter.SHOW_TEXT`, which isn't there where pages are drawn ahead. */
const textNodes = 4;

/** Skips code, which is copied. */
function keepTogether(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(body, textNodes);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    if (!currentNode.parentElement?.closest("code")) currentNode.nodeValue = noBreak(currentNode.nodeValue ?? "");
  }
}

const isFigure = (cell: Element | undefined) => /^[\d.,]+$/.test(cell?.textContent.trim() ?? "");

/** Aligns numeric columns to the right, as in every table of the app. */
function alignFigures(table: HTMLTableElement): void {
  const [head, ...rows] = [...table.rows].map((row) => [...row.cells]);
  for (const [at, cell] of head?.entries() ?? [])
    if (rows.length > 0 && rows.every((row) => isFigure(row[at])))
      for (const each of [cell, ...rows.map((row) => row[at])]) each?.setAttribute("align", "right");
}

/** The second pass keeps the attributes that the first set on links, headings and cells. */
const kept: Config = { ...allowed, ADD_ATTR: ["rel", "target", "id", "align"] };

/** Sanitises an article and returns ids for its headings as a table of contents. */
export function readArticle(html: string, locale: Locale = defaultLocale): CleanArticle {
  const body = clean(html);
  // Links of the app keep the language of the page, also where no script runs.
  for (const link of body.querySelectorAll('a[href^="/"]')) {
    const [address = "", ...hash] = (link.getAttribute("href") ?? "").split("#");
    if (!address.includes("lang=")) link.setAttribute("href", [addressIn(locale, address), ...hash].join("#"));
  }
  keepTogether(body);
  for (const table of body.querySelectorAll("table")) alignFigures(table);
  const parts: Heading[] = [];
  for (const heading of body.querySelectorAll("h2")) {
    const words = heading.textContent;
    const same = parts.filter(({ id }) => id.startsWith(idOf(words))).length;
    const id = same > 0 ? `${idOf(words)}-${same + 1}` : idOf(words);
    heading.id = id;
    parts.push({ id, words });
  }
  // DOMPurify's own policy makes it a trusted value where the browser requires one, so it isn't a string.
  const shown = DOMPurify.sanitize(body.innerHTML, { ...kept, RETURN_TRUSTED_TYPE: true });
  return { html: shown as unknown as string, parts };
}

export interface CleanedProps {
  /** HTML of the server. */
  source: string;
  children: (article: CleanArticle) => ReactNode;
}

export function Cleaned({ source, children }: CleanedProps) {
  const locale = useIntl().locale;
  const article = useMemo(() => readArticle(source, locale), [source, locale]);
  return children(article);
}
