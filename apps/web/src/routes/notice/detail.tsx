import { createFileRoute } from "@tanstack/react-router";
import { NoticeDetailScreen } from "../../features/content/notices/detail-screen.tsx";
import { readSearch, textIn } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/notice/detail")({
  staticData: {
    title: "contentNotices.title",
    description: "contentNotices.lead",
    texts: ["list", "article", "notices"],
  },
  validateSearch: (search: Record<string, unknown>) => readSearch(search, { id: textIn }),
  component: NoticeDetailPage,
});

function NoticeDetailPage() {
  return <NoticeDetailScreen id={Route.useSearch().id} />;
}
