import { createFileRoute } from "@tanstack/react-router";
import { OneOrder } from "../../../features/cash/orders/one-order.tsx";
import { cashOrderSearch, orderKind } from "../../../features/cash/orders/order-search.ts";
import { OrdersScreen } from "../../../features/cash/orders/orders-screen.tsx";
import { listSearch } from "../../../platform/table/list-search.ts";
import { readSearch, textIn } from "../../../platform/url/search-fields.ts";

export const Route = createFileRoute("/assets/cash/order")({
  staticData: { title: "cash.orders" },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...readSearch(search, { ...cashOrderSearch, id: textIn, kind: orderKind }),
  }),
  component: OrderRoute,
});

function OrderRoute() {
  const { id, kind = "topUp" } = Route.useSearch();
  return id === undefined ? <OrdersScreen /> : <OneOrder id={id} kind={kind} />;
}
