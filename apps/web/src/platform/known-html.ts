/** HTML that a library writes by itself, or the page was built with, word for word: nothing else passes `app/trusted-types.ts`. */
export const knownHtml = new Set<string>();

/** A part of an article that can be jumped to. */
export interface Heading {
  id: string;
  words: string;
}

/** An article of the server's, safe to show. */
export interface CleanArticle {
  html: string;
  parts: Heading[];
}

/** What the page was built with, cleaned then: by the HTML it was made of. */
export const builtArticles = new Map<string, CleanArticle>();
