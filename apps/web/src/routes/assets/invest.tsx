import { createFileRoute } from "@tanstack/react-router";
import { InvestScreen } from "../../features/earn/invest-screen.tsx";
import { investSearch } from "../../features/earn/search.ts";
import { flowSearch } from "../../platform/flow/flow-search.ts";
import { listSearch } from "../../platform/table/list-search.ts";
import { readSearch } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/assets/invest")({
  staticData: { title: "earn.mine", texts: ["signedIn", "earn"] },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ...flowSearch(search),
    ...readSearch(search, investSearch),
  }),
  // Other pages of this address load what they show themselves.
  loaderDeps: ({ search: { stake, redeem, id } }) => ({
    isOverview: [stake, redeem, id].every((of) => of === undefined),
  }),
  // Fetched with the page: here it would come with every page of the area.
  loader: async ({ context: { queryClient }, deps: { isOverview } }) => {
    if (!isOverview) return;
    const { loadStaked } = await import("../../features/earn/staked-query.ts");
    await loadStaked(queryClient);
  },
  component: InvestPage,
});

function InvestPage() {
  const { stake, redeem, id } = Route.useSearch();
  return <InvestScreen stake={stake} redeem={redeem} id={id} />;
}
