/** HTML that a library writes by itself, word for word: nothing else passes `shell/trusted-types.ts`. */
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
