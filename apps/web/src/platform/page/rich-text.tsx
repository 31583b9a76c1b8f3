import { Skeleton } from "@coffer/ui";
import { useHydrated, useNavigate } from "@tanstack/react-router";
import { type MouseEvent, Suspense, useEffect, useRef } from "react";
import type { CleanArticle } from "../known-html.ts";
import type { CleanedProps } from "./clean-article.tsx";
import { lazyPart } from "./lazy-part.tsx";

/** Loads the sanitiser ahead of its use. */
export const loadCleaning = async () => (await import("./clean-article.tsx")).Cleaned;
const Cleaned = lazyPart(loadCleaning);

/** Renders an article that is made safe first. The sanitiser is loaded with the first article. */
export function WithArticle({ source, children }: CleanedProps) {
  return (
    <Suspense fallback={<Skeleton className="h-[60vh]" />}>
      <Cleaned source={source}>{children}</Cleaned>
    </Suspense>
  );
}

const look = [
  "-mx-1 max-w-[672px] overflow-x-auto px-1 text-[17px] leading-7 [overflow-wrap:anywhere] [&:lang(en)]:text-pretty",
  "[&_a]:text-vault [&_a]:underline [&_a]:underline-offset-4",
  "[&_blockquote]:my-5 [&_blockquote]:rounded-r-lg [&_blockquote]:border [&_blockquote]:border-line [&_blockquote]:border-l-[3px] [&_blockquote]:border-l-bad [&_blockquote]:bg-surface [&_blockquote]:px-5 [&_blockquote]:py-1",
  "[&_code]:font-mono [&_code]:text-[0.88em] [&_pre]:my-5 [&_pre]:whitespace-pre-wrap [&_pre]:rounded-lg [&_pre]:bg-sunken [&_pre]:px-5 [&_pre]:py-4 [&_pre]:leading-6",
  "[&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:scroll-mt-20 [&_h2]:text-balance [&_h2]:break-keep [&_h2]:font-serif [&_h2]:text-[26px] [&_h2]:leading-8 [&_h3]:mt-6 [&_h3]:mb-2 [&_h3]:font-semibold",
  "[&_img]:max-w-full [&_li]:my-1.5 [&_ol]:list-decimal [&_ol]:pl-6 [&_ol]:marker:text-ink-2 [&_ul]:list-disc [&_ul]:pl-6 [&_ul]:marker:text-ink-3 [&_p]:my-4",
  "[&_table]:my-5 [&_table]:w-full [&_table]:text-[15px] [&_table]:leading-6 [&_table]:tabular-nums [&_table]:[overflow-wrap:break-word] [&_td]:border-line [&_td]:border-b [&_td]:py-2.5 [&_td]:align-top [&_td+td]:pl-4 [&_th+th]:pl-4 [&_th]:border-line-strong [&_th]:border-b [&_th]:py-2 [&_th]:align-bottom [&_th]:font-normal [&_th]:text-head [&_th]:text-ink-2 [&_th:not([align])]:text-left",
].join(" ");
/** Styles for the lead sentences. */
const leads =
  " [&>p:first-child]:mt-0 [&>p:first-child]:text-[19px] [&>p:first-child]:text-ink-2 [&>p:first-child]:leading-8";

/** Returns the article's element that the address's hash names; an invalid hash names none. */
function partAt(hash: string): HTMLElement | null {
  try {
    const id = decodeURIComponent(hash.slice(1));
    return id.startsWith("part-") ? document.getElementById(id) : null;
  } catch {
    return null;
  }
}

/** The only component that renders HTML of the server. */
export function RichText({
  html,
  lang,
  lead,
}: {
  html: CleanArticle["html"];
  lang: string;
  lead?: boolean | undefined;
}) {
  const navigate = useNavigate();
  const isHydrated = useRef(useHydrated());
  // The article comes after the page, so only now its parts can be scrolled to. On a prerendered page the browser has done it.
  useEffect(() => {
    if (isHydrated.current) partAt(location.hash)?.scrollIntoView();
  }, []);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.origin !== location.origin) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate({ href: `${link.pathname}${link.search}${link.hash}` });
  };
  return (
    <div
      data-article=""
      lang={lang}
      className={lead ? look + leads : look}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by WithArticle, and nowhere else
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
