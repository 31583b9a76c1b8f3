import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { NewspaperIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { ArticleHead, GonePiece, Neighbours, Untranslated, Written } from "../../../platform/page/article.tsx";
import { Day } from "../../../platform/page/day.tsx";
import { RichText, WithArticle } from "../../../platform/page/rich-text.tsx";
import { newsPieceQuery } from "./about-news.ts";

/** One news item; untranslated ones in the other language. */
export function NewsDetailScreen({ id }: { id: string }) {
  return (
    <div className="mx-auto w-full max-w-[728px] px-4 py-8 sm:px-8 sm:py-12">
      <Link
        to="/news"
        activeOptions={{ exact: true }}
        className="mb-3 inline-block min-h-6 text-ink-2 text-label underline-offset-4 hover:underline"
      >
        <FormattedMessage id="contentNews.title" />
      </Link>
      <Piece key={id} id={id} />
    </div>
  );
}

function Piece({ id }: { id: string }) {
  const intl = useIntl();
  const query = useQuery(newsPieceQuery(id, useIntl().locale));
  return (
    <Written query={query} title={<FormattedMessage id="contentNews.title" />} gone={<Gone />}>
      {({ title, content, author, publishTime, languageCode: written, previousId, nextId }) => (
        <article>
          <ArticleHead title={title} lang={written}>
            <Day at={publishTime} />
            {author && ` · ${author}`}
          </ArticleHead>
          <Untranslated languageCode={written} />
          <WithArticle source={content}>{({ html }) => <RichText html={html} lang={written} lead />}</WithArticle>
          <Neighbours
            label={intl.formatMessage({ id: "contentArticle.neighbours" })}
            before={previousId && <PieceLink id={previousId} label="contentNews.older" />}
            after={nextId && <PieceLink id={nextId} label="contentNews.newer" />}
          />
        </article>
      )}
    </Written>
  );
}

const PieceLink = ({ id, label }: { id: string; label: "contentNews.older" | "contentNews.newer" }) => (
  <Link to="/news/detail/$id" params={{ id }} className="font-medium text-vault underline-offset-4 hover:underline">
    <FormattedMessage id={label} />
  </Link>
);

const Gone = () => (
  <GonePiece
    icon={<NewspaperIcon />}
    title="contentNews.gone"
    body="contentNews.goneBody"
    action={
      <Link to="/news/list" className="text-vault underline underline-offset-4">
        <FormattedMessage id="contentNews.all" />
      </Link>
    }
  />
);
