import { createFileRoute } from "@tanstack/react-router";
import { CardScreen } from "../../features/cards/card-screen.tsx";
import { cardSearch } from "../../features/cards/search.ts";
import { flowSearch } from "../../platform/flow/flow-search.ts";
import { api } from "../../platform/p2p/api.ts";
import { requireSession } from "../../platform/session.ts";
import { readSearch } from "../../platform/url/search-fields.ts";

export const Route = createFileRoute("/creditcard/")({
  staticData: { title: "cards.cardTitle" },
  validateSearch: (search: Record<string, unknown>) => ({
    ...flowSearch(search),
    ...readSearch(search, cardSearch),
  }),
  // An order is somebody's; who comes back from the provider signed out signs in first, and keeps what they came with.
  beforeLoad: ({ search, location }) => {
    if (search.id !== undefined) requireSession({ location });
  },
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(api.cards.getCreditCardSupportedCurrencies.queryOptions()),
      queryClient.ensureQueryData(api.basic.getLegalCreditCurrencyCoinList.queryOptions()),
    ]),
  component: CardPage,
});

function CardPage() {
  const { coin, currency, amount, id, code } = Route.useSearch();
  return <CardScreen asked={{ coin, currency, amount, id, code }} />;
}
