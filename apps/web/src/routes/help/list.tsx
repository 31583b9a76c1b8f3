import { createFileRoute } from "@tanstack/react-router";
import { aboutHelpSection } from "../../features/content/help/about-help.ts";
import { HelpListScreen } from "../../features/content/help/list-screen.tsx";
import { readSearch, textIn } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/help/list")({
  validateSearch: (search: Record<string, unknown>) => readSearch(search, { category: textIn }),
  loaderDeps: ({ search: { category } }) => ({ category }),
  loader: ({ context: { queryClient }, deps: { category } }) =>
    category === undefined ? {} : aboutHelpSection(queryClient, category),
  component: HelpListPage,
});

function HelpListPage() {
  return <HelpListScreen category={Route.useSearch().category} />;
}
