import { createFileRoute } from "@tanstack/react-router";
import { AcceptorScreen } from "../../features/otc/acceptor/acceptor-screen.tsx";
import { api } from "../../features/otc/api.ts";
import { orderSearch } from "../../features/otc/order-search.ts";
import { listSearch } from "../../kernel/table/list-search.ts";
import { readSearch } from "../../lib/search-fields.ts";

export const Route = createFileRoute("/account/acceptor")({
  staticData: { title: "acceptor.title", texts: ["prices", "trade"] },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...readSearch(search, orderSearch),
  }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(api.otc.getSymbol.queryOptions()),
  component: AcceptorScreen,
});
