import type { HelpDetail } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { BookXIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import type { CleanArticle } from "../../../platform/known-html.ts";
import { ArticleHead, GonePiece, Neighbours, Untranslated, Written } from "../../../platform/page/article.tsx";
import { Day } from "../../../platform/page/day.tsx";
import { RichText, WithArticle } from "../../../platform/page/rich-text.tsx";
import { helpArticleQuery } from "./about-help.ts";
import { Answered } from "./answered.tsx";
import { minutesToRead } from "./minutes-to-read.ts";
import { Related } from "./related.tsx";
import { Contents, SectionArticles } from "./section-articles.tsx";
import { SectionsLink } from "./sections-link.tsx";

export function HelpDetailScreen({ id }: { id: string | undefined }) {
  return id === undefined ? <Gone /> : <Article key={id} id={id} />;
}

function Article({ id }: { id: string }) {
  const query = useQuery(helpArticleQuery(id, useIntl().locale));
  return (
    <Written query={query} title={<FormattedMessage id="contentHelp.title" />} gone={<Gone />}>
      {(article) => (
        <WithArticle source={article.content}>{(shown) => <Whole article={article} shown={shown} />}</WithArticle>
      )}
    </Written>
  );
}

function Whole({ article, shown }: { article: HelpDetail; shown: CleanArticle }) {
  const intl = useIntl();
  const { id, categoryId, categoryTitle, title, content, languageCode, updatedAt, related, previous, next } = article;
  return (
    <div className="grid gap-x-10 lg:grid-cols-[minmax(0,664px)_184px] lg:justify-center xl:grid-cols-[200px_minmax(0,664px)_184px] xl:justify-between">
      <SectionArticles category={categoryId} title={categoryTitle} current={id} />
      <article className="min-w-0">
        <nav
          aria-label={intl.formatMessage({ id: "contentHelp.where" })}
          className="mb-3 flex flex-wrap gap-x-2 text-ink-2 text-label"
        >
          <Link to="/help" activeOptions={{ exact: true }} className="underline-offset-4 hover:underline">
            <FormattedMessage id="contentHelp.title" />
          </Link>
          <span aria-hidden>/</span>
          <Link to="/help/list" search={{ category: categoryId }} className="underline-offset-4 hover:underline">
            {categoryTitle}
          </Link>
        </nav>
        <ArticleHead title={title} lang={languageCode}>
          <FormattedMessage id="contentHelp.updated" values={{ day: <Day at={updatedAt} /> }} /> ·{" "}
          <FormattedMessage id="contentHelp.minutes" values={{ count: minutesToRead(content) }} />
        </ArticleHead>
        <Untranslated languageCode={languageCode} />
        <RichText html={shown.html} lang={languageCode} lead />
        <Answered />
        <Related articles={related} />
        <Neighbours
          label={intl.formatMessage({ id: "contentArticle.neighbours" })}
          before={previous && <ArticleLink {...previous} label="contentArticle.previous" />}
          after={next && <ArticleLink {...next} label="contentArticle.next" />}
        />
      </article>
      <Contents parts={shown.parts} />
    </div>
  );
}

function ArticleLink({
  id,
  title,
  label,
}: {
  id: string;
  title: string;
  label: "contentArticle.previous" | "contentArticle.next";
}) {
  return (
    <Link to="/help/detail" search={{ id }} className="group block">
      <span className="block text-ink-2 text-label">
        <FormattedMessage id={label} />
      </span>
      <span className="inline-block text-balance break-keep font-medium text-vault underline-offset-4 group-hover:underline">
        {title}
      </span>
    </Link>
  );
}

const Gone = () => (
  <GonePiece icon={<BookXIcon />} title="contentHelp.gone" body="contentHelp.goneBody" action={<SectionsLink />} />
);
