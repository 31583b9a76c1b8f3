import { createFileRoute } from "@tanstack/react-router";
import { NoticeListScreen } from "../../features/notice/list-screen.tsx";
import { listSearch } from "../../kernel/table/list-search.ts";

export const Route = createFileRoute("/notice/list")({
  staticData: {
    title: "notice.title",
    description: "notice.lead",
    texts: ["list", "article", "notice"],
    header: "plain",
  },
  validateSearch: listSearch,
  component: NoticeListScreen,
});
