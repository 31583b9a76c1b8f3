import { useEffect, useSyncExternalStore } from "react";

/** What a page is about, where only what it has loaded can tell. */
export interface AboutPage {
  title: string;
  description: string;
}

/** As much as search engines show. */
const longest = 160;
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

/** The words an article begins with, without its marks. */
export function beginningOf(html: string): string {
  const words = html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? "")
    .replace(/\s+/g, " ")
    .trim();
  return words.length > longest ? `${words.slice(0, longest - 1).trimEnd()}…` : words;
}

let told: AboutPage | undefined;
const listeners = new Set<() => void>();

function tell(next: AboutPage | undefined): void {
  told = next;
  for (const listener of listeners) listener();
}

/** Tells it, as long as the page is shown; where pages are made ahead, with the drawing. */
export function useTellAbout(title: string, description: string): void {
  if (import.meta.env.SSR) told = { title, description };
  useEffect(() => {
    tell({ title, description });
    return () => tell(undefined);
  }, [title, description]);
}

export const toldAbout = (): AboutPage | undefined => told;

export const useToldAbout = (): AboutPage | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    toldAbout,
    toldAbout,
  );
