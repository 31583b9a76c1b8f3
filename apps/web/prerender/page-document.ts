import type { Locale } from "../src/platform/intl/locale.ts";
import type { PrerenderedPage } from "../src/prerender.tsx";

/** JSON that doesn't end its script element. */
const data = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

interface PageParts {
  locale: Locale;
  page: PrerenderedPage;
  /** Structured data for search engines. */
  structured: readonly object[];
  /** The scripts that the page needs to hydrate. */
  preloads: readonly string[];
}

/** Fills the built `index.html` with a prerendered page: its head, its root and the answers of its queries. */
export function pageDocument(template: string, { locale, page, structured, preloads }: PageParts): string {
  const [start = "", , middle = "", , end] = template.split(/<!--\/?(?:head|app)-->/);
  if (end === undefined) throw new Error("index.html lacks the marks <!--head--> and <!--app-->.");
  const head = [
    page.head,
    ...structured.map((each) => `<script type="application/ld+json">${data(each)}</script>`),
    ...preloads.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  const answers = `<script type="application/json" id="answers">${data(page.answers)}</script>`;
  return [start.replace('<html lang="en">', `<html lang="${locale}">`), ...head, middle, page.root, answers, end].join(
    "\n",
  );
}
