import { createFileRoute } from "@tanstack/react-router";
import { AcceptorScreen } from "../../features/otc/acceptor/acceptor-screen.tsx";
import { api } from "../../features/otc/api.ts";
import { orderFilters } from "../../features/otc/order-filters.ts";
import { listSearch } from "../../platform/table/list-search.ts";
import { readSearch, textIn } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/account/acceptor")({
  staticData: { title: "otcAcceptor.title", texts: ["prices", "trade"] },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...readSearch(search, { ...orderFilters.search, id: textIn }),
  }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(api.otc.getSymbol.queryOptions()),
  component: AcceptorScreen,
});
