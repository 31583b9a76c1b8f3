import { useNavigate } from "@tanstack/react-router";
import DOMPurify, { type Config } from "dompurify";
import { type MouseEvent, useEffect, useMemo } from "react";
import { ownOrigin } from "../../lib/redirect.ts";
import { unbroken } from "./unbroken.ts";

const headings = ["h2", "h3", "h4"];
const text = ["p", "br", "hr", "ul", "ol", "li", "blockquote", "strong", "b", "em", "i", "code", "pre", "a", "img"];
const tables = ["table", "caption", "thead", "tbody", "tr", "th", "td"];

/** What an article needs, and nothing that runs, loads, hides, covers or asks for anything. */
const allowed: Config = {
  ALLOWED_TAGS: [...headings, ...text, ...tables],
  ALLOWED_ATTR: ["href", "src", "alt", "colspan", "rowspan", "scope"],
  ADD_URI_SAFE_ATTR: ["colspan", "rowspan", "scope", "align"],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\/(?!\/))/i,
};

/** A part of an article that can be jumped to. */
export interface Heading {
  id: string;
  words: string;
}

/** Ids are ours, never the server's: one that begins so is no name the page itself goes by. */
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

/** HTML of the server as nodes to show: pictures are ours, and a link elsewhere tells nobody where it was pressed. */
export const cleaned = (html: string): string => clean(html).innerHTML;

/** `NodeFilter.SHOW_TEXT`, which isn't there where pages are drawn ahead. */
const textNodes = 4;

/** All but what programs read, which is copied. */
function keepTogether(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(body, textNodes);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    if (!currentNode.parentElement?.closest("code")) currentNode.nodeValue = unbroken(currentNode.nodeValue ?? "");
  }
}

const isFigure = (cell: Element | undefined) => /^[\d.,]+$/.test(cell?.textContent.trim() ?? "");

/** Columns of figures stand at the right, as in every table of the house. */
function alignFigures(table: HTMLTableElement): void {
  const [head, ...rows] = [...table.rows].map((row) => [...row.cells]);
  for (const [at, cell] of head?.entries() ?? [])
    if (rows.length > 0 && rows.every((row) => isFigure(row[at])))
      for (const each of [cell, ...rows.map((row) => row[at])]) each?.setAttribute("align", "right");
}

/** The same with an id on each part's heading, and those headings as a table of contents. */
export function readArticle(html: string): { html: string; parts: Heading[] } {
  const body = clean(html);
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
  return { html: body.innerHTML, parts };
}

const look = [
  "-mx-1 max-w-[672px] overflow-x-auto px-1 [&:lang(en)]:text-pretty text-[17px] leading-7 [overflow-wrap:anywhere]",
  "[&_a]:text-vault [&_a]:underline [&_a]:underline-offset-4",
  "[&_blockquote]:my-5 [&_blockquote]:rounded-r-lg [&_blockquote]:border [&_blockquote]:border-line [&_blockquote]:border-l-[3px] [&_blockquote]:border-l-bad [&_blockquote]:bg-surface [&_blockquote]:px-5 [&_blockquote]:py-1",
  "[&_code]:font-mono [&_code]:text-[0.88em] [&_pre]:my-5 [&_pre]:whitespace-pre-wrap [&_pre]:rounded-lg [&_pre]:bg-sunken [&_pre]:px-5 [&_pre]:py-4 [&_pre]:leading-6",
  "[&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:scroll-mt-20 [&_h2]:text-balance [&_h2]:break-keep [&_h2]:font-serif [&_h2]:text-[26px] [&_h2]:leading-8 [&_h3]:mt-6 [&_h3]:mb-2 [&_h3]:font-semibold",
  "[&_img]:max-w-full [&_li]:my-1.5 [&_ol]:list-decimal [&_ol]:pl-6 [&_ol]:marker:text-ink-2 [&_ul]:list-disc [&_ul]:pl-6 [&_ul]:marker:text-ink-3 [&_p]:my-4",
  "[&_table]:my-5 [&_table]:w-full [&_table]:text-[15px] [&_table]:leading-6 [&_table]:tabular-nums [&_table]:[overflow-wrap:break-word] [&_td]:border-line [&_td]:border-b [&_td]:py-2.5 [&_td]:align-top [&_td+td]:pl-4 [&_th+th]:pl-4 [&_th]:border-line-strong [&_th]:border-b [&_th]:py-2 [&_th]:align-bottom [&_th]:font-normal [&_th]:text-head [&_th]:text-ink-2 [&_th:not([align])]:text-left",
].join(" ");
/** Its first sentences say what it is about. */
const leads =
  " [&>p:first-child]:mt-0 [&>p:first-child]:text-[19px] [&>p:first-child]:text-ink-2 [&>p:first-child]:leading-8";

/** The part of an article that an address ends with; a hash that can't be read names none. */
function partAt(hash: string): HTMLElement | null {
  try {
    const id = decodeURIComponent(hash.slice(1));
    return id.startsWith("part-") ? document.getElementById(id) : null;
  } catch {
    return null;
  }
}

/** The one place where HTML of the server is shown. */
export function RichText({ html, lang, lead }: { html: string; lang: string; lead?: boolean | undefined }) {
  const navigate = useNavigate();
  // A policy of DOMPurify's own makes it trusted, where the browser asks for that; what it returns then is no string.
  const shown = useMemo(
    () => DOMPurify.sanitize(readArticle(html).html, { ...kept, RETURN_TRUSTED_TYPE: true }),
    [html],
  );
  // The article comes after the page: only now is there a part to go to.
  useEffect(() => {
    partAt(location.hash)?.scrollIntoView();
  }, [html]);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.origin !== location.origin) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate({ href: `${link.pathname}${link.search}${link.hash}` });
  };
  return (
    <div
      lang={lang}
      className={lead ? look + leads : look}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned right above, and nowhere else
      dangerouslySetInnerHTML={{ __html: shown as unknown as string }}
    />
  );
}

/** The same once more, with what the first pass set on links and headings. */
const kept: Config = { ...allowed, ADD_ATTR: ["rel", "target", "id", "align"] };
