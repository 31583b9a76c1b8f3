import type { NewsItem as Piece } from "@coffer/sdk";
import { Link } from "@tanstack/react-router";
import { Day } from "../../../platform/page/day.tsx";
import { LanguageNote } from "../../../platform/page/language-note.tsx";

/** A news item: date, title and beginning; below a heading of the page, or alone. */
export function NewsItem({ item, size, under }: { item: Piece; size?: "lg"; under?: "h2" }) {
  const Heading = under ? "h3" : "h2";
  const { id, title, summary, languageCode, publishTime } = item;
  return (
    <article className="[overflow-wrap:anywhere]">
      <p className="text-ink-2 text-label">
        <Day at={publishTime} />
        <LanguageNote languageCode={languageCode} before=" · " />
      </p>
      <Heading
        lang={languageCode}
        className={
          size === "lg"
            ? "mt-2 text-balance break-keep font-serif text-[32px] leading-9"
            : "mt-1 text-balance font-medium text-[17px] leading-6"
        }
      >
        <Link to="/news/detail/$id" params={{ id }} className="underline-offset-4 hover:text-vault hover:underline">
          {title}
        </Link>
      </Heading>
      <p
        lang={languageCode}
        className={size === "lg" ? "mt-3 text-[17px] text-ink-2 leading-7" : "mt-1.5 line-clamp-3 text-ink-2"}
      >
        {summary}
      </p>
    </article>
  );
}
