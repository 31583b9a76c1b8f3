import type { HelpArticle } from "@coffer/sdk";
import { Skeleton } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { LanguageNote } from "../../../platform/page/language-note.tsx";
import { Marked } from "../../../platform/page/marked.tsx";
import { foundMark, moveAmongFound } from "./search-box.tsx";

/** Articles with their beginning, or with the search match. */
export function ArticleList({ articles }: { articles: readonly HelpArticle[] }) {
  return (
    <ul className="max-w-[720px] divide-y divide-line border-line border-y" onKeyDown={moveAmongFound}>
      {articles.map(({ id, title, summary, matches, languageCode }) => (
        <li key={id}>
          <Link
            to="/help/detail"
            search={{ id }}
            {...{ [foundMark]: "" }}
            className="block py-4 -outline-offset-2 [overflow-wrap:anywhere] hover:bg-vault-tint focus-visible:bg-vault-tint sm:-mx-4 sm:px-4"
          >
            <h2 lang={languageCode} className="font-medium text-[16px] text-vault leading-6">
              <Marked words={title} matches={matches} />
            </h2>
            <p lang={languageCode} className="mt-1 line-clamp-2 text-ink-2">
              <Marked words={summary} matches={matches} />
            </p>
            <p className="mt-1 text-ink-2 text-label empty:hidden">
              <LanguageNote languageCode={languageCode} />
            </p>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const ArticlesToCome = () => (
  <div className="flex max-w-[720px] flex-col gap-4" aria-busy>
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} className="h-20" />
    ))}
  </div>
);
