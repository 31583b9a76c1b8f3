import { createFileRoute } from "@tanstack/react-router";
import { orderFilters } from "../../features/quick-pay/orders/order-filters.ts";
import { OrderScreen } from "../../features/quick-pay/orders/order-screen.tsx";
import { api } from "../../platform/api.ts";
import { flowSearch } from "../../platform/flow/flow-search.ts";
import { requireSession } from "../../platform/session.ts";
import { listSearch } from "../../platform/table/list-search.ts";
import { oneOf, readSearch, textIn } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/fiat/ThirdPartyPaymentOrder")({
  staticData: { title: "quickPay.orders", texts: ["quickPay"] },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...flowSearch(search),
    ...readSearch(search, { ...orderFilters.search, id: textIn, way: oneOf("new") }),
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
