import { createFileRoute } from "@tanstack/react-router";
import { OrderScreen } from "../../features/convert/order-screen.tsx";
import { orderSearch } from "../../features/convert/order-search.ts";
import { api } from "../../platform/api.ts";
import { requireSession } from "../../platform/session.ts";
import { listSearch } from "../../platform/table/list-search.ts";
import { readSearch } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/convert/order")({
  staticData: { title: "convert.orders" },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...readSearch(search, orderSearch),
  }),
  beforeLoad: requireSession,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(api.assets.getCoinConfigList.queryOptions()),
  component: OrderScreen,
});
