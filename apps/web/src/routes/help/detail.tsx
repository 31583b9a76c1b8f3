import { createFileRoute } from "@tanstack/react-router";
import { HelpDetailScreen } from "../../features/help/detail-screen.tsx";
import { readSearch, textIn } from "../../lib/search-fields.ts";

export const Route = createFileRoute("/help/detail")({
  validateSearch: (search: Record<string, unknown>) => readSearch(search, { id: textIn }),
  component: HelpDetailPage,
});

function HelpDetailPage() {
  return <HelpDetailScreen id={Route.useSearch().id} />;
}
