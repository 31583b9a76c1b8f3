import { createFileRoute } from "@tanstack/react-router";
import { orderSearch } from "../../features/merchant/orders/order-search.ts";
import { OrdersScreen } from "../../features/merchant/orders/orders-screen.tsx";
import { listSearch } from "../../platform/table/list-search.ts";
import { readSearch } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/merchant/transaction")({
  staticData: { title: "merchantOrders.title", texts: ["merchantOrders"] },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...readSearch(search, orderSearch),
  }),
  component: OrdersScreen,
});
