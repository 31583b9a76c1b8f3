import { createFileRoute } from "@tanstack/react-router";
import { api } from "../../features/otc/api.ts";
import { OrderScreen } from "../../features/otc/order-screen.tsx";
import { orderSearch } from "../../features/otc/order-search.ts";
import { requireSession } from "../../platform/session.ts";
import { listSearch } from "../../platform/table/list-search.ts";
import { readSearch } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/otc/order")({
  staticData: { title: "otc.orders" },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...readSearch(search, orderSearch),
  }),
  beforeLoad: requireSession,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(api.otc.getSymbol.queryOptions()),
  component: OrderScreen,
});
