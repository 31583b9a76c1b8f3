import { createFileRoute } from "@tanstack/react-router";
import { OrderScreen } from "../../features/quick-buy/orders/order-screen.tsx";
import { orderSearch } from "../../features/quick-buy/orders/search.ts";
import { api } from "../../kernel/api.ts";
import { flowSearch } from "../../kernel/flow/flow-search.ts";
import { requireSession } from "../../kernel/session.ts";
import { listSearch } from "../../kernel/table/list-search.ts";
import { readSearch } from "../../lib/search-fields.ts";

export const Route = createFileRoute("/fiat/ThirdPartyPaymentOrder")({
  staticData: { title: "quickBuy.orders", texts: ["quickBuy"] },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...flowSearch(search),
    ...readSearch(search, orderSearch),
  }),
  beforeLoad: requireSession,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(api.assets.getCoinConfigList.queryOptions()),
      queryClient.ensureQueryData(api.basic.getLegalCurrencyCoinConfig.queryOptions()),
    ]),
  component: OrdersPage,
});

function OrdersPage() {
  const { id, way } = Route.useSearch();
  return <OrderScreen id={id} way={way} />;
}
