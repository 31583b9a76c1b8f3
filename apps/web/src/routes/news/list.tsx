import { createFileRoute } from "@tanstack/react-router";
import { aboutNewsCategory } from "../../features/content/news/about-news.ts";
import { NewsListScreen } from "../../features/content/news/list-screen.tsx";
import { listSearch } from "../../platform/table/list-search.ts";
import { textIn } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/news/list")({
  staticData: { texts: ["list", "article", "news"], title: "contentNews.all", description: "contentNews.lead" },
  validateSearch: (search: Record<string, unknown>) => listSearch({ ...search, category: textIn(search.category) }),
  loaderDeps: ({ search: { category, q, page, size } }) => ({ category: textIn(category), q, page, size }),
  loader: ({ context: { queryClient }, deps }) =>
    deps.category === undefined ? {} : aboutNewsCategory(queryClient, deps),
  component: NewsListScreen,
});
