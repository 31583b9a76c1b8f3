import { createFileRoute } from "@tanstack/react-router";
import { CashScreen } from "../../../features/cash/account/cash-screen.tsx";
import { oneOf, readSearch } from "../../../lib/search-fields.ts";

export const Route = createFileRoute("/assets/cash/")({
  staticData: { title: "cash.title" },
  validateSearch: (search: Record<string, unknown>) => readSearch(search, { edit: oneOf("data") }),
  component: CashRoute,
});

function CashRoute() {
  const { edit } = Route.useSearch();
  return <CashScreen editing={edit === "data"} />;
}
