import { createFileRoute } from "@tanstack/react-router";
import { aboutHelpArticle } from "../../features/content/help/about-help.ts";
import { HelpDetailScreen } from "../../features/content/help/detail-screen.tsx";
import { aboutNoArticle } from "../../platform/page/about-page.ts";
import { readSearch, textIn } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/help/detail")({
  validateSearch: (search: Record<string, unknown>) => readSearch(search, { id: textIn }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { queryClient }, deps: { id } }) =>
    id === undefined ? aboutNoArticle("contentHelp.gone") : aboutHelpArticle(queryClient, id),
  component: HelpDetailPage,
});

function HelpDetailPage() {
  return <HelpDetailScreen id={Route.useSearch().id} />;
}
