import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

/** Waits until React has hydrated every element of the page; those of an article's own HTML are never React's. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const elements = [...document.querySelectorAll("#root *:not([data-article] *)")];
    const isHydrated = (each: Element) => Object.keys(each).some((key) => key.startsWith("__reactFiber$"));
    return elements.length > 0 && elements.every(isHydrated);
  });

/** Returns the addresses of prerendered pages in each language: of articles and their lists the first one. */
export function prerenderedAddresses(build: string): string[] {
  const map = readFileSync(join(build, "sitemap.xml"), "utf8");
  const all = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = ""]) =>
    path.replaceAll("&amp;", "&"),
  );
  const kind = (path: string) => {
    const { pathname, searchParams } = new URL(path, "http://host");
    return `${pathname.replace(/(\/detail)\/.*/, "$1")} ${searchParams.get("lang")}`;
  };
  return all.filter((path, at) => all.findIndex((other) => kind(other) === kind(path)) === at);
}
