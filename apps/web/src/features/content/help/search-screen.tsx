import { EmptyState } from "@coffer/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { SearchIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { ReadFailure } from "../../../platform/page/read-failure.tsx";
import { readApi } from "../../../platform/read-api.ts";
import { ArticleList, ArticlesToCome } from "./article-list.tsx";
import { Sections } from "./sections.tsx";
import { SectionsLink } from "./sections-link.tsx";

/** The maximum number of shown results. */
const most = 12;

/** The results of the query in the address. */
export function HelpSearchScreen({ q }: { q: string | undefined }) {
  const languageCode = useIntl().locale;
  const query = useQuery({
    ...readApi.content.getHelpCenterList.queryOptions({ Keyword: q ?? "", languageCode, MaxResultCount: most }),
    enabled: q !== undefined,
    placeholderData: keepPreviousData,
    meta: { shows: "place" },
  });
  const { data, error, isPlaceholderData } = query;
  return (
    <>
      <h1 className="mb-2 font-serif text-title [overflow-wrap:anywhere]">
        {q === undefined ? (
          <FormattedMessage id="contentHelp.search" />
        ) : (
          <FormattedMessage id="contentHelp.found" values={{ q }} />
        )}
      </h1>
      <p role="status" className={q === undefined ? "mb-4" : "mb-6 min-h-5 text-ink-2 text-label"}>
        {data && q !== undefined && !isPlaceholderData && (
          <FormattedMessage
            id={data.totalCount > most ? "contentHelp.foundBest" : "contentHelp.foundCount"}
            values={{ count: data.totalCount, shown: data.items.length }}
          />
        )}
      </p>
      {error && !data ? (
        <ReadFailure error={error} again={() => void query.refetch()} />
      ) : q === undefined ? (
        <>
          <p className="text-ink-2 noscript:hidden">
            <FormattedMessage id="contentHelp.searchHint" />
          </p>
          <p className="hidden text-ink-2 noscript:block">
            <FormattedMessage id="contentHelp.noScript" />
          </p>
          <Sections />
        </>
      ) : !data ? (
        <ArticlesToCome />
      ) : data.items.length === 0 ? (
        <EmptyState
          icon={<SearchIcon />}
          title={<FormattedMessage id="contentHelp.noMatch" />}
          description={<FormattedMessage id="contentHelp.noMatchBody" />}
          action={<SectionsLink />}
        />
      ) : (
        <div aria-busy={isPlaceholderData || undefined}>
          <ArticleList articles={data.items} />
        </div>
      )}
    </>
  );
}
