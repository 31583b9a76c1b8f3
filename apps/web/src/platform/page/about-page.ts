import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { writeHead } from "./head.ts";

/** As much as search engines show. */
const longest = 160;
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

/** The words an article begins with, its first paragraph's, without its marks. */
export function beginningOf(html: string): string {
  const [, first = ""] = /<p>(.*?)<\/p>/s.exec(html) ?? [];
  const words = bare(first) || bare(html);
  // No word is torn apart.
  return words.length > longest ? `${words.slice(0, longest - 1).replace(/\s*[\w’]*$/, "")}…` : words;
}

const bare = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? "")
    .replace(/\s+/g, " ")
    .trim();

/** What the page being drawn ahead tells of itself; nobody asks in a browser. */
let told: { title: string; description: string; written: string | undefined } | undefined;

/** Hands over what was told. */
export function takeTold(): typeof told {
  const taken = told;
  told = undefined;
  return taken;
}

/** What only what it has loaded can tell of a page, in place of its route's words; without a description it isn't to be listed. */
export function useTellAbout(name: string, description: string | undefined, written?: string): void {
  const title = `${name} · Coffer`;
  if (import.meta.env.AHEAD && description !== undefined) told = { title, description, written };
  const { locale } = useIntl();
  const href = useLocation({ select: (location) => location.href });
  useEffect(() => {
    let left = false;
    // After the frame's own, which follows in the same drawing.
    setTimeout(() => {
      if (left) return;
      document.title = title;
      writeHead({ title, description, locale, written }, href);
    });
    return () => {
      left = true;
    };
  }, [title, description, locale, written, href]);
}
