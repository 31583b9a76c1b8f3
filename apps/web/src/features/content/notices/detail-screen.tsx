import type { AnnouncementDetail } from "@coffer/sdk";
import { Button, Card } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { MegaphoneOffIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { ArticleHead, GonePiece, Untranslated, Written } from "../../../platform/page/article.tsx";
import { RichText, WithArticle } from "../../../platform/page/rich-text.tsx";
import { When } from "../../../platform/page/when.tsx";
import { noticeQuery } from "./about-notice.ts";

/** One announcement; untranslated ones in the other language. */
export function NoticeDetailScreen({ id }: { id: string | undefined }) {
  return (
    <div className="mx-auto w-full max-w-[728px] px-4 py-8 sm:px-8 sm:py-12">
      <Link
        to="/notice/list"
        className="mb-3 inline-block min-h-6 text-ink-2 text-label underline-offset-4 hover:underline"
      >
        <FormattedMessage id="contentNotices.title" />
      </Link>
      {id === undefined ? <Gone /> : <Announcement id={id} />}
    </div>
  );
}

function Announcement({ id }: { id: string }) {
  const query = useQuery(noticeQuery(id, useIntl().locale));
  return (
    <Written query={query} title={<FormattedMessage id="contentNotices.title" />} gone={<Gone />}>
      {(notice) => <Whole notice={notice} />}
    </Written>
  );
}

const Whole = ({ notice: { title, content, languageCode, publishTime } }: { notice: AnnouncementDetail }) => (
  <article>
    <ArticleHead title={title} lang={languageCode}>
      <When at={publishTime} dayOnly />
    </ArticleHead>
    <Untranslated languageCode={languageCode} />
    <WithArticle source={content}>{({ html }) => <RichText html={html} lang={languageCode} lead />}</WithArticle>
  </article>
);

const Gone = () => (
  <Card>
    <GonePiece
      icon={<MegaphoneOffIcon />}
      title="contentNotices.gone"
      body="contentNotices.goneBody"
      action={
        <Button asChild variant="secondary">
          <Link to="/notice/list">
            <FormattedMessage id="contentNotices.all" />
          </Link>
        </Button>
      }
    />
  </Card>
);
