import { EmptyState, Skeleton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { NewspaperIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { ReadFailure } from "../../../platform/page/read-failure.tsx";
import { Pages } from "../../../platform/table/pages.tsx";
import { SearchField } from "../../../platform/table/search-field.tsx";
import { useListSearch } from "../../../platform/table/use-list-search.ts";
import { newsCategoriesQuery, newsListQuery } from "./about-news.ts";
import { NewsItem } from "./news-item.tsx";

const chosen =
  "inline-flex min-h-8 items-center rounded-full border border-line px-3 text-label hover:border-line-strong aria-[current]:border-vault aria-[current]:bg-vault-tint aria-[current]:text-vault touch:min-h-11";

/** All news, newest first, of all categories or one. */
export function NewsListScreen() {
  const intl = useIntl();
  const languageCode = useIntl().locale;
  const { q, category, page, size, set } = useListSearch<{ category?: string }>();
  const frame = useQuery(newsCategoriesQuery(languageCode));
  const query = useQuery(newsListQuery({ q, category, page, size }, languageCode));
  const { data, error, isFetching } = query;
  const chosenTitle = frame.data?.categories.find((each) => each.category === category)?.title;
  return (
    <div className="mx-auto w-full max-w-[880px] px-4 py-8 sm:px-8 sm:py-12">
      <Link
        to="/news"
        activeOptions={{ exact: true }}
        className="inline-block min-h-6 text-ink-2 text-label underline-offset-4 hover:underline"
      >
        <FormattedMessage id="contentNews.title" />
      </Link>
      <h1 className="mt-1 mb-6 font-serif text-title">{chosenTitle ?? <FormattedMessage id="contentNews.all" />}</h1>
      <search className="mb-4 block noscript:hidden">
        <SearchField
          label={intl.formatMessage({ id: "contentNews.search" })}
          q={q}
          change={(next) => void set({ q: next })}
        />
      </search>
      <nav
        aria-label={intl.formatMessage({ id: "contentNews.categories" })}
        className="mb-8 flex min-h-8 flex-wrap gap-2"
      >
        {[
          { category: undefined, title: intl.formatMessage({ id: "contentNews.every" }) },
          ...(frame.data?.categories ?? []),
        ].map((each) => (
          <Link
            key={each.title}
            to="/news/list"
            search={{ category: each.category }}
            activeOptions={{ exact: true }}
            aria-current={each.category === category ? "true" : undefined}
            className={chosen}
          >
            {each.title}
          </Link>
        ))}
      </nav>
      {error && !data ? (
        <ReadFailure error={error} again={() => void query.refetch()} />
      ) : !data ? (
        <div className="flex flex-col gap-5" aria-busy>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-24" />
          ))}
        </div>
      ) : data.items.length === 0 ? (
        <EmptyState
          icon={<NewspaperIcon />}
          title={<FormattedMessage id={q || category ? "contentNews.noMatch" : "contentNews.none"} />}
        />
      ) : (
        <ul className="divide-y divide-line border-line border-t" aria-busy={isFetching || undefined}>
          {data.items.map((item) => (
            <li key={item.id} className="py-6">
              <NewsItem item={item} />
            </li>
          ))}
        </ul>
      )}
      {data && data.totalCount > size && <Pages total={data.totalCount} />}
    </div>
  );
}
