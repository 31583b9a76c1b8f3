import { createFileRoute } from "@tanstack/react-router";
import { NoticeListScreen } from "../../features/content/notices/list-screen.tsx";
import { listSearch } from "../../platform/table/list-search.ts";

export const Route = createFileRoute("/notice/list")({
  staticData: {
    title: "contentNotices.title",
    description: "contentNotices.lead",
    texts: ["list", "article", "notices"],
    header: "plain",
  },
  validateSearch: listSearch,
  component: NoticeListScreen,
});
