import { Card, EmptyState, Skeleton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { MegaphoneIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { LanguageNote } from "../../../platform/page/language-note.tsx";
import { Page } from "../../../platform/page/page.tsx";
import { ReadFailure } from "../../../platform/page/read-failure.tsx";
import { When } from "../../../platform/page/when.tsx";
import { readApi } from "../../../platform/read-api.ts";
import { listQuery } from "../../../platform/table/list-query.ts";
import { Pages } from "../../../platform/table/pages.tsx";
import { SearchField } from "../../../platform/table/search-field.tsx";
import { useListSearch } from "../../../platform/table/use-list-search.ts";

/** All announcements, newest first. */
export function NoticeListScreen() {
  const intl = useIntl();
  const { q, query: page, size, set } = useListSearch();
  const input = { ClientType: 0, ...page, ...(q !== undefined && { Keyword: q }) } as const;
  const query = useQuery({ ...readApi.content.getAnnouncementList.queryOptions(input), ...listQuery() });
  const { data, error, isPending, isFetching } = query;
  return (
    <div className="mx-auto w-full max-w-[880px] px-4 py-8 sm:px-8 sm:py-12">
      <Page title={<FormattedMessage id="contentNotices.title" />} lead={<FormattedMessage id="contentNotices.lead" />}>
        <search className="mb-5 block noscript:hidden">
          <SearchField
            label={intl.formatMessage({ id: "contentNotices.search" })}
            q={q}
            change={(next) => void set({ q: next })}
          />
        </search>
        <Card aria-busy={isFetching || undefined}>
          {error && !data ? (
            <ReadFailure error={error} again={() => void query.refetch()} />
          ) : isPending ? (
            <div className="flex flex-col gap-5 p-5">
              {[1, 2, 3, 4].map((row) => (
                <Skeleton key={row} className="h-16" />
              ))}
            </div>
          ) : data.items.length === 0 ? (
            <EmptyState
              icon={<MegaphoneIcon />}
              title={<FormattedMessage id={q === undefined ? "contentNotices.none" : "contentNotices.noMatch"} />}
            />
          ) : (
            <ul className="divide-y divide-line">
              {data.items.map(({ id, title, languageCode, summary, publishTime }) => (
                <li key={id}>
                  <Link
                    to="/notice/detail"
                    search={{ id }}
                    className="block px-5 py-4 -outline-offset-2 [overflow-wrap:anywhere] hover:bg-vault-tint"
                  >
                    <h2 lang={languageCode} className="font-medium">
                      {title}
                    </h2>
                    {summary && (
                      <p lang={languageCode} className="mt-0.5 line-clamp-2 text-ink-2">
                        {summary}
                      </p>
                    )}
                    <p className="mt-1 text-ink-2 text-label">
                      <When at={publishTime} relative dayOnly />
                      <LanguageNote languageCode={languageCode} before=" · " />
                    </p>
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {data && data.totalCount > size && <Pages total={data.totalCount} />}
        </Card>
      </Page>
    </div>
  );
}
