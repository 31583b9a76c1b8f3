import type { HelpArticle } from "@coffer/sdk";
import { Link } from "@tanstack/react-router";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { LanguageNote } from "../../../platform/page/language-note.tsx";

/** Related articles. */
export function Related({ articles }: { articles: readonly HelpArticle[] }) {
  if (articles.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-4 font-serif text-[22px]">
        <FormattedMessage id="contentHelp.related" />
      </h2>
      <ul className="grid gap-3 sm:grid-cols-3">
        {articles.map(({ id, title, summary, languageCode }) => (
          <li key={id}>
            <Link
              to="/help/detail"
              search={{ id }}
              className="flex h-full flex-col gap-2 rounded-lg border border-line bg-surface p-4 shadow-card hover:border-line-strong"
            >
              <span lang={languageCode} className="font-medium">
                {title}
              </span>
              <span lang={languageCode} className="line-clamp-3 text-ink-2 text-label">
                {summary}
              </span>
              <span className="mt-auto text-ink-2 text-label empty:hidden">
                <LanguageNote languageCode={languageCode} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
