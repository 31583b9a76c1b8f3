import { createFileRoute } from "@tanstack/react-router";
import { OrderScreen } from "../../features/p2p/order/order-screen.tsx";
import { fiatOrderSearch } from "../../features/p2p/order/order-search.ts";
import { requireSession } from "../../platform/session.ts";
import { readSearch } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/fiat/order")({
  staticData: { title: "p2p.order", texts: ["p2p"] },
  validateSearch: (search: Record<string, unknown>) => readSearch(search, fiatOrderSearch),
  beforeLoad: requireSession,
  component: OrderPage,
});

function OrderPage() {
  return <OrderScreen id={Route.useSearch().id} />;
}
