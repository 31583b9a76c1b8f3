import { createFileRoute } from "@tanstack/react-router";
import { ibanSearch } from "../../../features/cash/ibans/iban-search.ts";
import { IbansScreen } from "../../../features/cash/ibans/ibans-screen.tsx";
import { listSearch } from "../../../platform/table/list-search.ts";
import { oneOf, readSearch } from "../../../platform/url/search-fields.ts";

export const Route = createFileRoute("/assets/cash/whitelist")({
  staticData: { title: "cash.ibans" },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...readSearch(search, { ...ibanSearch, add: oneOf("1") }),
  }),
  component: IbansRoute,
});

function IbansRoute() {
  return <IbansScreen adding={Route.useSearch().add === "1"} />;
}
