import type { Entry } from "../../../platform/contract-pages.ts";

const most = 40; // The maximum number of results.

/** Returns the operations that contain every word; matches in the name come first. */
export function findEntries(entries: readonly Entry[], asked: string): readonly Entry[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  const rankOf = ({ id, summary, path, group, words: fields }: Entry): number => {
    const [name, text] = [id.toLowerCase(), `${summary} ${path} ${group}`.toLowerCase()];
    const ranks = words.map((word) =>
      name.includes(word) ? 0 : text.includes(word) ? 1 : fields.includes(word) ? 2 : 3,
    );
    return Math.max(...ranks);
  };
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry) }))
    .filter(({ rank }) => rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ entry }) => entry);
}
