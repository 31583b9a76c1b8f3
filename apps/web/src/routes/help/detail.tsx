import { createFileRoute } from "@tanstack/react-router";
import { HelpDetailScreen } from "../../features/content/help/detail-screen.tsx";
import { readSearch, textIn } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/help/detail")({
  validateSearch: (search: Record<string, unknown>) => readSearch(search, { id: textIn }),
  component: HelpDetailPage,
});

function HelpDetailPage() {
  return <HelpDetailScreen id={Route.useSearch().id} />;
}
