import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import type { Heading } from "../../../platform/known-html.ts";
import { noBreak } from "../../../platform/page/no-break.ts";
import { readApi } from "../../../platform/read-api.ts";

/** The section's articles, on the left of wide windows. */
export function SectionArticles({ category, title, current }: { category: string; title: string; current: string }) {
  const languageCode = useIntl().locale;
  // Optional: the article is readable without it.
  const { data } = useQuery({
    ...readApi.content.getHelpCenterList.queryOptions({ CategoryId: category, languageCode, MaxResultCount: 100 }),
    meta: { shows: "nothing" },
  });
  return (
    <nav aria-label={title} className="min-w-0 [overflow-wrap:anywhere] max-xl:hidden">
      <p className="mb-2 px-3 text-head text-ink-2">{title}</p>
      <ul>
        {data?.items.map((article) => (
          <li key={article.id} lang={article.languageCode}>
            <Link
              to="/help/detail"
              search={{ id: article.id }}
              aria-current={article.id === current ? "page" : undefined}
              className="block text-pretty break-keep rounded-md px-3 py-2 text-label hover:bg-sunken aria-[current]:bg-vault-tint aria-[current]:font-medium aria-[current]:text-vault"
            >
              {noBreak(article.title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The offset of a part that was just scrolled to, plus a margin. */
const reading = 100;

/** Returns the part being read: the last one above the offset, or the last at the page's end. */
function useReading(parts: readonly Heading[]): string | undefined {
  const [at, setAt] = useState<string>();
  useEffect(() => {
    const look = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const ended = scrollY > 0 && scrollY + clientHeight >= scrollHeight - 1;
      const begun = parts.filter(({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? 0) < reading);
      setAt((ended ? parts : begun).at(-1)?.id);
    };
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [parts]);
  return at;
}

/** The table of contents; each part has an address. */
export function Contents({ parts }: { parts: readonly Heading[] }) {
  const intl = useIntl();
  const now = useReading(parts);
  return (
    <aside className="min-w-0 [overflow-wrap:anywhere] max-lg:hidden">
      {parts.length > 1 && (
        <nav aria-label={intl.formatMessage({ id: "contentArticle.onThisPage" })} className="sticky top-20">
          <p className="mb-2 font-medium text-label">
            <FormattedMessage id="contentArticle.onThisPage" />
          </p>
          <ul className="border-line border-l">
            {parts.map(({ id, words }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  aria-current={id === now ? "location" : undefined}
                  className="-ml-px block border-transparent border-l-2 py-1.5 pl-3 text-ink-2 text-label hover:text-ink aria-[current]:border-vault aria-[current]:text-vault"
                >
                  {words}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </aside>
  );
}
