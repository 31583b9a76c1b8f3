import { createFileRoute } from "@tanstack/react-router";
import { CardScreen } from "../../features/quick-buy/card/card-screen.tsx";
import { cardSearch } from "../../features/quick-buy/card/search.ts";
import { api } from "../../kernel/fiat/api.ts";
import { flowSearch } from "../../kernel/flow/flow-search.ts";
import { requireSession } from "../../kernel/session.ts";
import { readSearch } from "../../lib/search-fields.ts";

export const Route = createFileRoute("/creditcard/")({
  staticData: { title: "quickBuy.cardTitle" },
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
