import { createFileRoute } from "@tanstack/react-router";
import { ListScreen } from "../../features/fiat/list/list-screen.tsx";
import { fiatListSearch } from "../../features/fiat/list/list-search.ts";
import { requireSession } from "../../kernel/session.ts";
import { listSearch } from "../../kernel/table/list-search.ts";
import { readSearch } from "../../lib/search-fields.ts";

export const Route = createFileRoute("/fiat/list")({
  staticData: { title: "fiat.orders", texts: ["fiat"] },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...readSearch(search, fiatListSearch),
  }),
  beforeLoad: requireSession,
  component: ListScreen,
});
