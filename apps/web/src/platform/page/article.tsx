import { hasCode } from "@coffer/errors";
import { CopyButton, EmptyState, Notice, Skeleton } from "@coffer/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage, type PlainMessageId } from "../intl/intl.ts";
import { noBreak } from "./no-break.ts";
import { ReadFailure } from "./read-failure.tsx";
import { loadCleaning } from "./rich-text.tsx";

export interface WrittenProps<Data> {
  query: UseQueryResult<Data>;
  /** The page title until the article's own title is loaded. */
  title: ReactNode;
  /** Shown if the id doesn't exist. */
  gone: ReactNode;
  children: (data: Data) => ReactNode;
}

/** An article while it loads, once it is loaded, and if it can't be loaded. */
export function Written<Data>({ query, title, gone, children }: WrittenProps<Data>) {
  const { data, error } = query;
  if (hasCode(error, 400)) return gone;
  // A failed refetch keeps the loaded article.
  if (data !== undefined) return children(data);
  return error ? <ReadFailure error={error} again={() => void query.refetch()} /> : <Coming title={title} />;
}

function Coming({ title }: Pick<WrittenProps<unknown>, "title">) {
  // Beside the article, not after it. Where it can't be had, its place says so.
  useEffect(() => void loadCleaning().catch(() => undefined), []);
  return (
    <div className="mx-auto w-full max-w-[664px]" aria-busy>
      <h1 className="sr-only">{title}</h1>
      <Skeleton className="h-24" />
      <Skeleton className="mt-8 h-[60vh]" />
    </div>
  );
}

export interface GoneProps {
  icon: ReactNode;
  title: PlainMessageId;
  body: PlainMessageId;
  /** A link to the other articles. */
  action: ReactNode;
}

/** The article doesn't exist, or no longer. */
export function GonePiece({ icon, title, body, action }: GoneProps) {
  const words = useIntl().formatMessage({ id: title });
  return (
    <EmptyState icon={icon} title={<h1>{words}</h1>} description={<FormattedMessage id={body} />} action={action} />
  );
}

export interface ArticleHeadProps {
  title: string;
  lang: string;
  /** The date and the author. */
  children: ReactNode;
}

/** An article's title, its source and its link. */
export function ArticleHead({ title, lang, children }: ArticleHeadProps) {
  return (
    <>
      <h1
        lang={lang}
        className="text-balance break-keep font-serif text-[38px] leading-[44px] [overflow-wrap:anywhere] max-sm:text-[30px] max-sm:leading-9"
      >
        {noBreak(title)}
      </h1>
      <div className="mt-4 mb-6 flex min-h-11 flex-wrap items-center justify-between gap-2 border-line border-b pb-3 text-ink-2 text-label">
        <p>{children}</p>
        <CopyLink />
      </div>
    </>
  );
}

/** Says that an untranslated article is shown in the other language. */
export function Untranslated({ languageCode }: { languageCode: string }) {
  if (languageCode === useIntl().locale) return null;
  return (
    <Notice live="off" className="mb-6">
      <FormattedMessage id={languageCode === "en" ? "contentArticle.onlyEnglish" : "contentArticle.onlyChinese"} />
    </Notice>
  );
}

/** Copies the page's address. */
function CopyLink() {
  const intl = useIntl();
  return (
    <CopyButton
      text={useHydrated() ? location.href : ""}
      variant="ghost"
      size="sm"
      className="-mr-3 noscript:hidden"
      label={intl.formatMessage({ id: "contentArticle.copyLink" })}
      copiedLabel={intl.formatMessage({ id: "contentArticle.copied" })}
      failedLabel={intl.formatMessage({ id: "contentArticle.notCopied" })}
    />
  );
}

/** Links to the previous and the next article. */
export function Neighbours({ label, before, after }: { label: string; before: ReactNode; after: ReactNode }) {
  if (!before && !after) return null;
  return (
    <nav aria-label={label} className="mt-12 grid grid-cols-2 gap-6 border-line border-t pt-6 [overflow-wrap:anywhere]">
      <span>{before}</span>
      <span className="text-right">{after}</span>
    </nav>
  );
}
