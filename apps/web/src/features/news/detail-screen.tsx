import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { NewspaperIcon } from "lucide-react";
import { ArticleHead, GonePiece, Neighbours, Untranslated, Written } from "../../kernel/page/article.tsx";
import { Day } from "../../kernel/page/day.tsx";
import { RichText, WithArticle } from "../../kernel/page/rich-text.tsx";
import { readApi } from "../../kernel/read-api.ts";
import { Text, useLocale, useText } from "../../lib/text.tsx";

/** One piece of news; in the language there is, where nobody has translated it. */
export function NewsDetailScreen({ id }: { id: string }) {
  return (
    <div className="mx-auto w-full max-w-[728px] px-4 py-8 sm:px-8 sm:py-12">
      <Link
        to="/news"
        activeOptions={{ exact: true }}
        className="mb-3 inline-block min-h-6 text-ink-2 text-label underline-offset-4 hover:underline"
      >
        <Text id="news.title" />
      </Link>
      <Piece key={id} id={id} />
    </div>
  );
}

function Piece({ id }: { id: string }) {
  const text = useText();
  const languageCode = useLocale();
  const query = useQuery({
    ...readApi.content.getNewsById.queryOptions({ id, languageCode }),
    meta: { shows: "place" },
  });
  return (
    <Written query={query} title={<Text id="news.title" />} gone={<Gone />}>
      {({ title, content, author, publishTime, languageCode: written, previousId, nextId }) => (
        <article>
          <ArticleHead title={title} lang={written} content={content}>
            <Day at={publishTime} />
            {author && ` · ${author}`}
          </ArticleHead>
          <Untranslated languageCode={written} />
          <WithArticle source={content}>{({ html }) => <RichText html={html} lang={written} lead />}</WithArticle>
          <Neighbours
            label={text("article.neighbours")}
            before={previousId && <PieceLink id={previousId} label="news.older" />}
            after={nextId && <PieceLink id={nextId} label="news.newer" />}
          />
        </article>
      )}
    </Written>
  );
}

const PieceLink = ({ id, label }: { id: string; label: "news.older" | "news.newer" }) => (
  <Link to="/news/detail/$id" params={{ id }} className="font-medium text-vault underline-offset-4 hover:underline">
    <Text id={label} />
  </Link>
);

const Gone = () => (
  <GonePiece
    icon={<NewspaperIcon />}
    title="news.gone"
    body="news.goneBody"
    action={
      <Link to="/news/list" className="text-vault underline underline-offset-4">
        <Text id="news.all" />
      </Link>
    }
  />
);
