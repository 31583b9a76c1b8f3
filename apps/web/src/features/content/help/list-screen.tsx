import { EmptyState } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { BookOpenIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { ReadFailure } from "../../../platform/page/read-failure.tsx";
import { helpListQuery, helpSectionsQuery } from "./about-help.ts";
import { ArticleList, ArticlesToCome } from "./article-list.tsx";
import { SectionsLink } from "./sections-link.tsx";

/** The articles of one section, or all. */
export function HelpListScreen({ category }: { category: string | undefined }) {
  const languageCode = useIntl().locale;
  const articles = useQuery(helpListQuery(category, languageCode));
  const sections = useQuery(helpSectionsQuery(languageCode));
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
