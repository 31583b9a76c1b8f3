import { createFileRoute } from "@tanstack/react-router";
import { HelpSearchScreen } from "../../features/content/help/search-screen.tsx";
import { readSearch, textIn } from "../../platform/url/search-fields.ts";

/** As long as the contract's `Keyword` may be. */
const longest = 100;

export const Route = createFileRoute("/help/search")({
  staticData: { title: "contentHelp.search" },
  validateSearch: (search: Record<string, unknown>) =>
    readSearch(search, { q: (value) => textIn(value)?.trim().slice(0, longest) || undefined }),
  component: HelpSearchPage,
});

function HelpSearchPage() {
  return <HelpSearchScreen q={Route.useSearch().q} />;
}
