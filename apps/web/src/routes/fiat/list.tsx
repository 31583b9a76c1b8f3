import { createFileRoute } from "@tanstack/react-router";
import { ListScreen } from "../../features/p2p/list/list-screen.tsx";
import { fiatListSearch } from "../../features/p2p/list/list-search.ts";
import { requireSession } from "../../platform/session.ts";
import { listSearch } from "../../platform/table/list-search.ts";
import { readSearch } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/fiat/list")({
  staticData: { title: "p2p.orders", texts: ["p2p"] },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...readSearch(search, fiatListSearch),
  }),
  beforeLoad: requireSession,
  component: ListScreen,
});
