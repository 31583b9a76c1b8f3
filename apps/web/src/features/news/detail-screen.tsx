import { hasCode } from "@coffer/errors";
import { EmptyState, Skeleton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { NewspaperIcon } from "lucide-react";
import { api } from "../../kernel/api.ts";
import { CopyLink, Day, Neighbours, Untranslated } from "../../kernel/page/article.tsx";
import { LoadFailure } from "../../kernel/page/load-failure.tsx";
import { RichText } from "../../kernel/page/rich-text.tsx";
import { Text, useLocale, useText } from "../../lib/text.tsx";

/** One piece of news; in the language there is, where nobody has translated it. */
export function NewsDetailScreen({ id }: { id: string }) {
  return (
    <div className="mx-auto w-full max-w-[728px] px-4 py-8 sm:px-8 sm:py-12">
      <Link to="/news" className="mb-3 inline-block min-h-6 text-ink-2 text-label underline-offset-4 hover:underline">
        <Text id="news.title" />
      </Link>
      <Piece key={id} id={id} />
    </div>
  );
}

function Piece({ id }: { id: string }) {
  const text = useText();
  const languageCode = useLocale();
  const query = useQuery({ ...api.content.getNewsById.queryOptions({ id, languageCode }), meta: { shows: "place" } });
  const { data, error } = query;
  if (hasCode(error, 400)) return <Gone />;
  if (error) return <LoadFailure error={error} again={() => void query.refetch()} />;
  if (!data)
    return (
      <div className="flex flex-col gap-4" aria-busy>
        <h1 className="sr-only">
          <Text id="news.title" />
        </h1>
        <Skeleton className="h-20" />
        <Skeleton className="h-72" />
      </div>
    );
  const { title, content, author, publishTime, languageCode: written, previousId, nextId } = data;
  return (
    <article>
      <h1
        lang={written}
        className="text-balance font-serif text-[38px] leading-[44px] [overflow-wrap:anywhere] max-sm:text-[30px] max-sm:leading-9"
      >
        {title}
      </h1>
      <div className="mt-4 mb-6 flex flex-wrap items-center justify-between gap-2 border-line border-b pb-5 text-ink-2 text-label">
        <p>
          <Day at={publishTime} />
          {author && ` · ${author}`}
        </p>
        <CopyLink />
      </div>
      <Untranslated languageCode={written} />
      <RichText html={content} lang={written} lead />
      <Neighbours
        label={text("article.neighbours")}
        before={previousId && <PieceLink id={previousId} label="news.older" />}
        after={nextId && <PieceLink id={nextId} label="news.newer" />}
      />
    </article>
  );
}

const PieceLink = ({ id, label }: { id: string; label: "news.older" | "news.newer" }) => (
  <Link to="/news/detail/$id" params={{ id }} className="font-medium text-vault underline-offset-4 hover:underline">
    <Text id={label} />
  </Link>
);

function Gone() {
  return (
    <EmptyState
      icon={<NewspaperIcon />}
      title={
        <h1>
          <Text id="news.gone" />
        </h1>
      }
      description={<Text id="news.goneBody" />}
      action={
        <Link to="/news/list" className="text-vault underline underline-offset-4">
          <Text id="news.all" />
        </Link>
      }
    />
  );
}
