import type { HelpDetail } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { BookXIcon } from "lucide-react";
import { ArticleHead, GonePiece, Neighbours, Untranslated, Written } from "../../kernel/page/article.tsx";
import { Day } from "../../kernel/page/day.tsx";
import { RichText, WithArticle } from "../../kernel/page/rich-text.tsx";
import { readApi } from "../../kernel/read-api.ts";
import type { CleanArticle } from "../../lib/known-html.ts";
import { Text, useLocale, useText } from "../../lib/text.tsx";
import { Answered } from "./answered.tsx";
import { Contents, SectionArticles } from "./beside.tsx";
import { minutesToRead } from "./minutes-to-read.ts";
import { Related } from "./related.tsx";
import { ToSections } from "./to-sections.tsx";

export function HelpDetailScreen({ id }: { id: string | undefined }) {
  return id === undefined ? <Gone /> : <Article key={id} id={id} />;
}

function Article({ id }: { id: string }) {
  const languageCode = useLocale();
  const query = useQuery({
    ...readApi.content.getHelpCenterDetail.queryOptions({ id, languageCode }),
    meta: { shows: "place" },
  });
  return (
    <Written query={query} title={<Text id="help.title" />} gone={<Gone />}>
      {(article) => (
        <WithArticle source={article.content}>{(shown) => <Whole article={article} shown={shown} />}</WithArticle>
      )}
    </Written>
  );
}

function Whole({ article, shown }: { article: HelpDetail; shown: CleanArticle }) {
  const text = useText();
  const { id, categoryId, categoryTitle, title, content, languageCode, updatedAt, related, previous, next } = article;
  return (
    <div className="grid gap-x-10 lg:grid-cols-[minmax(0,664px)_184px] lg:justify-center xl:grid-cols-[200px_minmax(0,664px)_184px] xl:justify-between">
      <SectionArticles category={categoryId} title={categoryTitle} current={id} />
      <article className="min-w-0">
        <nav aria-label={text("help.where")} className="mb-3 flex flex-wrap gap-x-2 text-ink-2 text-label">
          <Link to="/help" activeOptions={{ exact: true }} className="underline-offset-4 hover:underline">
            <Text id="help.title" />
          </Link>
          <span aria-hidden>/</span>
          <Link to="/help/list" search={{ category: categoryId }} className="underline-offset-4 hover:underline">
            {categoryTitle}
          </Link>
        </nav>
        <ArticleHead title={title} lang={languageCode} content={content}>
          <Text id="help.updated" values={{ day: <Day at={updatedAt} /> }} /> ·{" "}
          <Text id="help.minutes" values={{ count: minutesToRead(content) }} />
        </ArticleHead>
        <Untranslated languageCode={languageCode} />
        <RichText html={shown.html} lang={languageCode} lead />
        <Answered />
        <Related articles={related} />
        <Neighbours
          label={text("article.neighbours")}
          before={previous && <ArticleLink {...previous} label="article.previous" />}
          after={next && <ArticleLink {...next} label="article.next" />}
        />
      </article>
      <Contents parts={shown.parts} />
    </div>
  );
}

function ArticleLink({ id, title, label }: { id: string; title: string; label: "article.previous" | "article.next" }) {
  return (
    <Link to="/help/detail" search={{ id }} className="group block">
      <span className="block text-ink-2 text-label">
        <Text id={label} />
      </span>
      <span className="inline-block text-balance break-keep font-medium text-vault underline-offset-4 group-hover:underline">
        {title}
      </span>
    </Link>
  );
}

const Gone = () => <GonePiece icon={<BookXIcon />} title="help.gone" body="help.goneBody" action={<ToSections />} />;
