import type { NewsItem as Piece } from "@coffer/sdk";
import { Link } from "@tanstack/react-router";
import { Day } from "../../kernel/page/article.tsx";

/** A piece of news: when, what, and what it begins with. */
export function NewsItem({ item, size }: { item: Piece; size?: "lg" }) {
  const { id, title, summary, languageCode, publishTime } = item;
  return (
    <article lang={languageCode} className="[overflow-wrap:anywhere]">
      <p className="text-ink-2 text-label">
        <Day at={publishTime} />
      </p>
      <h3
        className={size === "lg" ? "mt-2 font-serif text-[32px] leading-9" : "mt-1 font-medium text-[17px] leading-6"}
      >
        <Link to="/news/detail/$id" params={{ id }} className="underline-offset-4 hover:text-vault hover:underline">
          {title}
        </Link>
      </h3>
      <p className={size === "lg" ? "mt-3 text-[17px] text-ink-2 leading-7" : "mt-1.5 line-clamp-3 text-ink-2"}>
        {summary}
      </p>
    </article>
  );
}
