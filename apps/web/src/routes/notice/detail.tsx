import { createFileRoute } from "@tanstack/react-router";
import { aboutNotice } from "../../features/content/notices/about-notice.ts";
import { NoticeDetailScreen } from "../../features/content/notices/detail-screen.tsx";
import { aboutNoArticle } from "../../platform/page/about-page.ts";
import { readSearch, textIn } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/notice/detail")({
  staticData: {
    title: "contentNotices.title",
    description: "contentNotices.lead",
    texts: ["list", "article", "notices"],
  },
  validateSearch: (search: Record<string, unknown>) => readSearch(search, { id: textIn }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { queryClient }, deps: { id } }) =>
    id === undefined ? aboutNoArticle("contentNotices.gone") : aboutNotice(queryClient, id),
  component: NoticeDetailPage,
});

function NoticeDetailPage() {
  return <NoticeDetailScreen id={Route.useSearch().id} />;
}
