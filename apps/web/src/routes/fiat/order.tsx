import { createFileRoute } from "@tanstack/react-router";
import { OrderScreen } from "../../features/fiat/order/order-screen.tsx";
import { fiatOrderSearch } from "../../features/fiat/order/order-search.ts";
import { requireSession } from "../../kernel/session.ts";
import { readSearch } from "../../lib/search-fields.ts";

export const Route = createFileRoute("/fiat/order")({
  staticData: { title: "fiat.order", texts: ["fiat"] },
  validateSearch: (search: Record<string, unknown>) => readSearch(search, fiatOrderSearch),
  beforeLoad: requireSession,
  component: OrderPage,
});

function OrderPage() {
  return <OrderScreen id={Route.useSearch().id} />;
}
