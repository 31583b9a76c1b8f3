import { createFileRoute } from "@tanstack/react-router";
import { NewsListScreen } from "../../features/news/list-screen.tsx";
import { listSearch } from "../../kernel/table/list-search.ts";
import { textIn } from "../../lib/search-fields.ts";

export const Route = createFileRoute("/news/list")({
  staticData: { texts: ["list", "article", "news"], title: "news.all", description: "news.lead" },
  validateSearch: (search: Record<string, unknown>) => listSearch({ ...search, category: textIn(search.category) }),
  component: NewsListScreen,
});
