import { createFileRoute } from "@tanstack/react-router";
import { api } from "../../features/otc/api.ts";
import { orderFilters } from "../../features/otc/order-filters.ts";
import { OrderScreen } from "../../features/otc/order-screen.tsx";
import { requireSession } from "../../platform/session.ts";
import { listSearch } from "../../platform/table/list-search.ts";
import { readSearch, textIn } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/otc/order")({
  staticData: { title: "otc.orders" },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...readSearch(search, { ...orderFilters.search, id: textIn }),
  }),
  beforeLoad: requireSession,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(api.otc.getSymbol.queryOptions()),
  component: OrderScreen,
});
