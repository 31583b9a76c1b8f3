import { Fragment } from "react";

const special = /[.*+?^${}()|[\]\\]/g;

/** Words of a text that a search has found, marked; pieces of Chinese that touch are one. */
export function Marked({ words, matches }: { words: string; matches: readonly string[] }) {
  if (matches.length === 0) return words;
  const found = [...matches]
    .sort((a, b) => b.length - a.length)
    .map((match) => {
      const exact = match.replace(special, "\\$&");
      return /^[a-z0-9]/.test(match) ? `\\b${exact}\\b` : exact;
    });
  const parts = words.split(new RegExp(`((?:${found.join("|")})+)`, "gi"));
  return parts.map((part, at) => (
    <Fragment key={at}>{at % 2 === 1 ? <mark className="bg-brass-tint text-ink">{part}</mark> : part}</Fragment>
  ));
}
