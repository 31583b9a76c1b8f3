import { useIntl } from "react-intl";
import type { PlainMessageId } from "../intl/intl.ts";
import { beginningOf, useTellAbout } from "./about-page.ts";

export interface AboutListProps {
  title: string;
  /** What it is a part of. */
  of: PlainMessageId;
  items: readonly { title: string }[];
}

/** Tells search engines of a list by the titles in it. */
export function AboutList({ title, of, items }: AboutListProps) {
  useTellAbout(
    `${title} · ${useIntl().formatMessage({ id: of })}`,
    beginningOf(items.map((item) => item.title).join(" · ")),
  );
  return null;
}
