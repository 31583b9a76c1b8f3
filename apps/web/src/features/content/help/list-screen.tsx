import { EmptyState } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { BookOpenIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { AboutList } from "../../../platform/page/about-list.tsx";
import { ReadFailure } from "../../../platform/page/read-failure.tsx";
import { readApi } from "../../../platform/read-api.ts";
import { ArticleList, ArticlesToCome } from "./article-list.tsx";
import { SectionsLink } from "./sections-link.tsx";

/** All articles of a section come at once: there are a dozen at most. */
const most = 100;

/** The articles of one section, or all. */
export function HelpListScreen({ category }: { category: string | undefined }) {
  const languageCode = useIntl().locale;
  const shown = { meta: { shows: "place" } } as const;
  const input = { languageCode, MaxResultCount: most, ...(category && { CategoryId: category }) };
  const articles = useQuery({ ...readApi.content.getHelpCenterList.queryOptions(input), ...shown });
  const sections = useQuery({ ...readApi.content.getHelpCenterCategoryList.queryOptions({ languageCode }), ...shown });
  const title = sections.data?.items.find(({ id }) => id === category)?.title;
  const { data, error } = articles;
  return (
    <>
      <Link
        to="/help"
        activeOptions={{ exact: true }}
        className="inline-block min-h-6 text-ink-2 text-label underline-offset-4 hover:underline"
      >
        <FormattedMessage id="contentHelp.title" />
      </Link>
      <h1 className="mt-1 mb-8 font-serif text-title">{title ?? <FormattedMessage id="contentHelp.all" />}</h1>
      {title && data && <AboutList title={title} of="contentHelp.title" items={data.items} />}
      {error && !data ? (
        <ReadFailure error={error} again={() => void articles.refetch()} />
      ) : !data ? (
        <ArticlesToCome />
      ) : data.items.length === 0 ? (
        <EmptyState
          icon={<BookOpenIcon />}
          title={<FormattedMessage id="contentHelp.noSection" />}
          action={<SectionsLink />}
        />
      ) : (
        <ArticleList articles={data.items} />
      )}
    </>
  );
}
