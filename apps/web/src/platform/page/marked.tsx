import { Fragment } from "react";

const special = /[.*+?^${}()|[\]\\]/g;

/** Highlights search matches; touching or overlapping Chinese matches are merged. */
export function Marked({ words, matches }: { words: string; matches: readonly string[] }) {
  const found = new Set<number>();
  for (const match of matches) {
    const exact = match.replace(special, "\\$&");
    const pattern = /^[a-z0-9]/.test(match) ? `\\b${exact}\\b` : exact;
    for (const { index, 0: piece } of words.matchAll(new RegExp(pattern, "gi")))
      for (let at = index; at < index + piece.length; at++) found.add(at);
  }
  const parts: { text: string; marked: boolean }[] = [];
  for (let at = 0; at < words.length; at++) {
    const last = parts.at(-1);
    const marked = found.has(at);
    if (last?.marked === marked) last.text += words[at];
    else parts.push({ text: words[at] ?? "", marked });
  }
  return parts.map(({ text, marked }, at) => (
    <Fragment key={at}>{marked ? <mark className="bg-brass-tint text-ink">{text}</mark> : text}</Fragment>
  ));
}
