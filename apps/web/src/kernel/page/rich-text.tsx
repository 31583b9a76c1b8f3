import { useNavigate } from "@tanstack/react-router";
import DOMPurify, { type Config } from "dompurify";
import { type MouseEvent, useMemo } from "react";

const headings = ["h2", "h3", "h4"];
const text = ["p", "br", "hr", "ul", "ol", "li", "blockquote", "strong", "b", "em", "i", "code", "pre", "a", "img"];
const tables = ["table", "caption", "thead", "tbody", "tr", "th", "td"];

/** What an article needs, and nothing that runs, loads, hides, covers or asks for anything. */
const allowed: Config = {
  ALLOWED_TAGS: [...headings, ...text, ...tables],
  ALLOWED_ATTR: ["href", "src", "alt", "colspan", "rowspan", "scope"],
  ADD_URI_SAFE_ATTR: ["colspan", "rowspan", "scope"],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\/(?!\/))/i,
};

/** HTML of the server as nodes to show: pictures are ours, and a link elsewhere tells nobody where it was pressed. */
export function cleaned(html: string): string {
  const body = DOMPurify.sanitize(html, { ...allowed, RETURN_DOM: true }) as HTMLElement;
  for (const picture of body.querySelectorAll("img"))
    if (new URL(picture.getAttribute("src") ?? "", location.origin).origin !== location.origin)
      picture.replaceWith(picture.getAttribute("alt") ?? "");
  for (const link of body.querySelectorAll("a")) {
    if (new URL(link.getAttribute("href") ?? "", location.origin).origin === location.origin) continue;
    link.setAttribute("rel", "noopener noreferrer nofollow");
    link.setAttribute("target", "_blank");
  }
  return body.innerHTML;
}

const look =
  "max-w-[664px] text-[17px] leading-7 [overflow-wrap:anywhere] [&_a]:text-vault [&_a]:underline [&_a]:underline-offset-4 [&_blockquote]:border-line-strong [&_blockquote]:border-l-2 [&_blockquote]:pl-4 [&_h2]:mt-8 [&_h2]:mb-3 [&_h2]:font-serif [&_h2]:text-[22px] [&_h3]:mt-6 [&_h3]:mb-2 [&_h3]:font-semibold [&_img]:max-w-full [&_li]:my-1 [&_ol]:list-decimal [&_ol]:pl-6 [&_p]:my-4 [&_pre]:overflow-x-auto [&_table]:block [&_table]:overflow-x-auto [&_td]:border-line [&_td]:border-b [&_td]:p-2 [&_th]:p-2 [&_th]:text-left [&_ul]:list-disc [&_ul]:pl-6";

/** The one place where HTML of the server is shown. */
export function RichText({ html, lang }: { html: string; lang: string }) {
  const navigate = useNavigate();
  // A policy of DOMPurify's own makes it trusted, where the browser asks for that; what it returns then is no string.
  const clean = useMemo(() => DOMPurify.sanitize(cleaned(html), { ...kept, RETURN_TRUSTED_TYPE: true }), [html]);
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
      className={look}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned right above, and nowhere else
      dangerouslySetInnerHTML={{ __html: clean as unknown as string }}
    />
  );
}

/** The same once more, with what the first pass set on links. */
const kept: Config = { ...allowed, ADD_ATTR: ["rel", "target"] };
