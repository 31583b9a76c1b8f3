import { createFileRoute } from "@tanstack/react-router";
import { DepositScreen } from "../../../features/cash/deposit/deposit-screen.tsx";
import { channelIn } from "../../../features/cash/recipients/recipient-search.ts";
import { flowSearch } from "../../../platform/flow/flow-search.ts";
import { readSearch, textIn, tickerIn } from "../../../platform/url/search-fields.ts";

export const Route = createFileRoute("/assets/cash/deposit")({
  staticData: { title: "cash.depositTitle" },
  validateSearch: (search: Record<string, unknown>) => ({
    ...flowSearch(search),
    ...readSearch(search, { id: textIn, currency: tickerIn, papers: channelIn }),
  }),
  component: DepositRoute,
});

function DepositRoute() {
  const { id, currency, papers } = Route.useSearch();
  return <DepositScreen id={id} currency={currency} papers={papers} />;
}
