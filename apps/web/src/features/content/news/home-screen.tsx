import { EmptyState, Skeleton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { NewspaperIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { Banners } from "../../../platform/page/banners.tsx";
import { Opening } from "../../../platform/page/opening.tsx";
import { ReadFailure } from "../../../platform/page/read-failure.tsx";
import { readApi } from "../../../platform/read-api.ts";
import { NewsItem } from "./news-item.tsx";

/** The number of newest items here; the rest is in the list. */
const newest = 6;
/** The banners' place, of the contract's `RotationType`. */
const newsPlace = 1;

/** Banners, the newest items, and the categories. */
export function NewsHomeScreen() {
  const languageCode = useIntl().locale;
  const shown = { meta: { shows: "place" } } as const;
  const list = useQuery({
    ...readApi.content.getNewsPageList.queryOptions({ languageCode, MaxResultCount: newest }),
    ...shown,
  });
  const frame = useQuery({ ...readApi.content.getNewsResource.queryOptions({ languageCode }), ...shown });
  const [top, ...featured] = frame.data?.featured ?? [];
  const onTop = new Set(frame.data?.featured.map(({ id }) => id));
  const rest = list.data?.items.filter(({ id }) => !onTop.has(id));
  return (
    <div className="mx-auto w-full max-w-[1200px] px-4 py-8 sm:px-8 sm:py-12">
      <Opening title="contentNews.title" lead="contentNews.lead" />
      <Banners place={newsPlace} />
      {list.error && !list.data ? (
        <ReadFailure error={list.error} again={() => void list.refetch()} />
      ) : !rest || !frame.data ? (
        <div className="mt-10 flex flex-col gap-4" aria-busy>
          <Skeleton className="h-56" />
          <Skeleton className="h-56" />
        </div>
      ) : list.data?.items.length === 0 ? (
        <EmptyState icon={<NewspaperIcon />} title={<FormattedMessage id="contentNews.none" />} />
      ) : (
        <>
          {top && (
            <section className="mt-10 grid gap-x-20 gap-y-8 lg:grid-cols-[1.3fr_1fr]">
              <NewsItem item={top} size="lg" />
              <div className="flex flex-col gap-8">
                {featured.map((item) => (
                  <NewsItem key={item.id} item={item} />
                ))}
              </div>
            </section>
          )}
          <section className="mt-14 border-line border-t pt-8">
            <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
              <h2 className="font-serif text-[26px]">
                <FormattedMessage id="contentNews.earlier" />
              </h2>
              <ul className="flex flex-wrap gap-x-6">
                {frame.data.categories.map(({ category, title, newsCount }) => (
                  <li key={category}>
                    <Link
                      to="/news/list"
                      search={{ category }}
                      className="inline-block min-h-6 text-vault underline-offset-4 hover:underline"
                    >
                      {title} <span className="text-ink-2">{newsCount}</span>
                    </Link>
                  </li>
                ))}
                <li>
                  <Link to="/news/list" className="inline-block min-h-6 text-vault underline-offset-4 hover:underline">
                    <FormattedMessage id="contentNews.all" />
                  </Link>
                </li>
              </ul>
            </div>
            <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
              {rest.map((item) => (
                <NewsItem key={item.id} item={item} under="h2" />
              ))}
            </div>
          </section>
        </>
      )}
    </div>
  );
}
