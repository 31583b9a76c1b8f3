/** The length that search engines show. */
const longest = 160;
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

/** Returns the words of an article's first paragraph, cut at a word's end. */
export function excerptOf(html: string): string {
  const [, first = ""] = /<p>(.*?)<\/p>/s.exec(html) ?? [];
  const words = bare(first) || bare(html);
  // Cut at a word boundary.
  return words.length > longest ? `${words.slice(0, longest - 1).replace(/\s*[\w’]*$/, "")}…` : words;
}

const bare = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? "")
    .replace(/\s+/g, " ")
    .trim();
