import { createFileRoute } from "@tanstack/react-router";
import { NoticeDetailScreen } from "../../features/notice/detail-screen.tsx";
import { readSearch, textIn } from "../../lib/search-fields.ts";

export const Route = createFileRoute("/notice/detail")({
  staticData: { title: "notice.title", description: "notice.lead", texts: ["list", "article", "notice"] },
  validateSearch: (search: Record<string, unknown>) => readSearch(search, { id: textIn }),
  component: NoticeDetailPage,
});

function NoticeDetailPage() {
  return <NoticeDetailScreen id={Route.useSearch().id} />;
}
