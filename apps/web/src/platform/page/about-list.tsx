import { type MessageId, useText } from "../intl/text.tsx";
import { beginningOf, useTellAbout } from "./about-page.ts";

export interface AboutListProps {
  title: string;
  /** What it is a part of. */
  of: MessageId;
  items: readonly { title: string }[];
}

/** Tells search engines of a list by the titles in it. */
export function AboutList({ title, of, items }: AboutListProps) {
  useTellAbout(`${title} · ${useText()(of)}`, beginningOf(items.map((item) => item.title).join(" · ")));
  return null;
}
